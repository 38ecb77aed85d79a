import { Trans } from '@lingui/react/macro'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { PhoneVerification } from './phone-verification.view.tsx'

export { providedPhoneVerification } from './phone-verification.provide.ts'

export default function PhoneDialog({ flow, open }: { flow: PhoneVerificationActor; open: boolean }) {
  const site = useSite()
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
      <PhoneVerification verification={flow} submitNumber={<Trans>Kodu Gönder</Trans>} verified={verified} />
    </Dialog>
  )
}
