import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from './site.ts'

/** A dialog that is not open to players yet, said plainly. */
export default function SoonDialog() {
  const site = useSite()
  const title = useSelector(site, (now) => {
    if (now.matches({ dialog: 'recovery' })) return 'recovery'
    if (now.matches({ dialog: 'call request' })) return 'call request'
    return now.matches({ dialog: 'game' }) ? 'game' : 'promotion'
  })
  const close = () => site.send({ type: 'close' })
  return (
    <Dialog title={titles[title]} onClose={close}>
      <EmptyState
        text={<Trans>Bu bölüm yakında açılıyor. Acil bir işiniz varsa canlı destekten yazabilirsiniz.</Trans>}
        action={
          <Button onClick={close}>
            <Trans>Kapat</Trans>
          </Button>
        }
      />
    </Dialog>
  )
}

const titles = {
  recovery: <Trans>Şifremi Unuttum</Trans>,
  'call request': <Trans>Beni Arayın</Trans>,
  game: <Trans>Oyun</Trans>,
  promotion: <Trans>Promosyon</Trans>,
}
