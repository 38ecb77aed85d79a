import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { Button } from '../../ui/button.tsx'
import styles from './phone-verification.module.css'

/** Section 4: a countdown, then the link. */
export function ResendCode({ verification }: { verification: PhoneVerificationActor }) {
  const waiting = useSelector(verification, (now) =>
    now.matches({ 'asking for the code': { resend: 'waiting' } }),
  )
  const sending = useSelector(verification, (now) =>
    now.matches({ 'asking for the code': { resend: 'sending again' } }),
  )
  const busy = useSelector(verification, (now) => now.hasTag('busy'))
  const seconds = useSelector(verification, (now) => now.context.secondsLeft)
  if (waiting) {
    return (
      <p className={styles.wait} role="timer">
        <Trans>Yeni kodu {seconds} saniye sonra isteyebilirsiniz.</Trans>
      </p>
    )
  }
  return (
    <Button
      kind="quiet"
      wide
      busy={sending}
      disabled={busy !== sending}
      onClick={() => verification.send({ type: 'send the code again' })}
    >
      <Trans>Kodu Yeniden Gönder</Trans>
    </Button>
  )
}
