import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { formatPhone } from '../../words/phone.ts'
import { Button } from '../../ui/button.tsx'
import styles from './phone-verification.module.css'

export function KnownPhone({ verification }: { verification: PhoneVerificationActor }) {
  const phone = useSelector(verification, (now) => now.context.phone)
  const busy = useSelector(verification, (now) => now.hasTag('busy'))
  return (
    <div className={styles.view}>
      <p>
        <Trans>
          Hesabınızı korumak için telefon numaranızı doğrulayın. Numaranıza 6 haneli bir kod göndereceğiz.
        </Trans>
      </p>
      <p className={styles.phone}>{formatPhone(phone)}</p>
      <Button kind="action" wide busy={busy} onClick={() => verification.send({ type: 'send the code' })}>
        <Trans>Kodu Gönder</Trans>
      </Button>
      <Button
        kind="plain"
        wide
        disabled={busy}
        onClick={() => verification.send({ type: 'update the number' })}
      >
        <Trans>Numarayı Güncelle</Trans>
      </Button>
    </div>
  )
}
