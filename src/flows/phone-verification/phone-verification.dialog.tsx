import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useFlow } from '../site/use-flow.ts'
import { useSite } from '../site/site.ts'
import { PhoneVerification } from './phone-verification.view.tsx'

/** @arrives in one file with its dialog */
export { providedPhoneVerification } from './phone-verification.provide.ts'

export default function PhoneDialog({ open }: { open: boolean }) {
  const site = useSite()
  const verification = useFlow('phone verification')
  const done = useSelector(site, (now) => now.matches({ dialog: { 'phone verification': 'verified' } }))
  const close = () => site.send({ type: 'close' })
  const verified = (
    <Celebration
      title={<Trans>Tebrikler!</Trans>}
      text={<Trans>Telefon numaranız doğrulandı!</Trans>}
      actions={
        <Button kind="action" wide onClick={close}>
          <Trans>Kapat</Trans>
        </Button>
      }
    />
  )
  return (
    <Dialog open={open} title={<Trans>Telefon Doğrulama</Trans>} onClose={close}>
      {verification && (
        <PhoneVerification
          verification={verification}
          submitNumber={<Trans>Kodu Gönder</Trans>}
          verified={verified}
        />
      )}
      {done && verified}
    </Dialog>
  )
}
