import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { formatPhone } from '../../words/phone.ts'
import { Button } from '../../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './phone-verification.module.css'
import { ResendCode } from './resend-code.tsx'

export function CodeEntry({ verification }: { verification: PhoneVerificationActor }) {
  const phone = useSelector(verification, (now) => formatPhone(now.context.phone))
  const failedCodes = useSelector(verification, (now) => now.context.failedCodes)
  const busy = useSelector(verification, (now) => now.hasTag('busy'))
  return (
    <div className={styles.view}>
      <p>
        <Trans>
          <strong className={styles.inline}>{phone}</strong> numarasına gönderdiğimiz 6 haneli kodu yazın.
        </Trans>
      </p>
      <CodeForm key={failedCodes} verification={verification} />
      <ResendCode verification={verification} />
      <Button
        kind="quiet"
        wide
        disabled={busy}
        onClick={() => verification.send({ type: 'change the phone' })}
      >
        <Trans>Telefon Numarasını Değiştir</Trans>
      </Button>
    </div>
  )
}
