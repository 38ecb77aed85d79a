import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { RegistrationActor } from '#machines/registration/registration.machine.ts'
import { SloganPanel } from '../../shell/slogan-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PhoneVerification } from '../phone-verification/phone-verification.view.tsx'
import { useSite } from '../site/site.ts'
import { RegistrationButton, RegistrationForm } from './registration.form.tsx'
import { Welcome } from './welcome.tsx'

export { providedRegistration } from './registration.provide.ts'

export default function RegistrationDialog({ flow, open }: { flow: RegistrationActor; open: boolean }) {
  const site = useSite()
  const id = useId()
  const close = () => site.send({ type: 'close' })
  const form = useSelector(flow, (now) => now.hasTag('form'))
  const phone = useSelector(flow, (now) => now.matches('verifying the phone'))
  return (
    <Dialog
      open={open}
      size="wide"
      aside={<SloganPanel />}
      title={titleOf({ form, phone })}
      foot={form && <RegistrationButton registration={flow} id={id} />}
      onClose={close}
    >
      {form && (
        <>
          <RegistrationForm registration={flow} id={id} />
          <Button kind="quiet" wide data-opens="login" onClick={() => site.send({ type: 'log in' })}>
            <Trans>Zaten üye misiniz? Hemen giriş yapın!</Trans>
          </Button>
        </>
      )}
      {phone && <PhoneStep registration={flow} />}
      {!form && !phone && <Welcome registration={flow} />}
    </Dialog>
  )
}

function titleOf({ form, phone }: { form: boolean; phone: boolean }) {
  if (form) return <Trans>Üye Ol</Trans>
  return phone ? <Trans>Telefon Doğrulama</Trans> : <Trans>Hoş geldiniz</Trans>
}

function PhoneStep({ registration }: { registration: RegistrationActor }) {
  const verification = useSelector(registration, (now) => now.children['phone verification'])
  return (
    verification && (
      <PhoneVerification
        verification={verification}
        submitNumber={<Trans>Telefonu Değiştir</Trans>}
        verified={null}
      />
    )
  )
}
