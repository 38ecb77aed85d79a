import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoredSession } from '#contract/auth.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { providePhoneVerification } from './phone-verification.provide.ts'
import styles from './phone-verification.module.css'
import { PhoneVerification } from './phone-verification.view.tsx'

export function PhoneVerificationPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead title={<Trans>Telefon Doğrulama</Trans>} back="/dashboard" />
      <Card className={styles.page}>{player && <Verification key={player.token} player={player} />}</Card>
    </>
  )
}

function Verification({ player }: { player: StoredSession }) {
  const site = useSite()
  const [machine] = useState(() =>
    providePhoneVerification((phone) => site.send({ type: 'phone.verified', phone })),
  )
  const verification = useActorRef(machine, {
    input: { phone: player.phone, standing: player.smsVerified ? 'verified' : 'not verified' },
  })
  return (
    <PhoneVerification
      verification={verification}
      submitNumber={<Trans>Kodu Gönder</Trans>}
      verified={
        <EmptyState
          icon={<SuccessMark />}
          title={<Trans>Tebrikler!</Trans>}
          text={<Trans>Telefon numaranız doğrulandı!</Trans>}
          action={
            <ButtonLink to="/dashboard/deposit">
              <Trans>Para Yatır</Trans>
            </ButtonLink>
          }
        />
      }
    />
  )
}
