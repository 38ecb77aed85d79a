import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from './site.ts'

const titles = {
  promotion: <Trans>Promosyon</Trans>,
  chat: <Trans>Canlı Destek</Trans>,
}

/** A dialog that is not open to players yet, said plainly. */
export default function SoonDialog() {
  const site = useSite()
  const asked = useSelector(site, (now) => (now.matches({ dialog: 'promotion' }) ? 'promotion' : 'chat'))
  const close = () => site.send({ type: asked === 'chat' ? 'toggle the live chat' : 'close' })
  return (
    <Dialog title={titles[asked]} onClose={close}>
      <EmptyState
        text={<Trans>Bu bölüm yakında açılıyor. Hesabınız ve bakiyeniz bundan etkilenmez.</Trans>}
        action={
          <Button onClick={close}>
            <Trans>Kapat</Trans>
          </Button>
        }
      />
    </Dialog>
  )
}
