import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'
import { useSite } from '../site/site.ts'
import { PageForm } from '../site/page-form.tsx'
import { usePlayer } from '../site/use-player.ts'
import styles from './phone-verification.module.css'
import { PhoneVerification } from './phone-verification.view.tsx'

export function PhoneVerificationPage() {
  const player = usePlayer()
  const isInDialog = useSelector(useSite(), (now) => now.matches({ dialog: 'phone verification' }))
  return (
    <>
      <PageHead title={<Trans>Telefon Doğrulama</Trans>} back="/dashboard" />
      <Card className={styles.page}>
        {player && !isInDialog && <Verification key={player.token} isVerified={player.smsVerified} />}
      </Card>
    </>
  )
}

const verified = (
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
)

function Verification({ isVerified }: { isVerified: boolean }) {
  // The flow ends when the phone is verified.
  if (isVerified) return verified
  return (
    <PageForm form="phone verification" coming={<Skeleton shape="block" height="12rem" />}>
      {(verification) => (
        <PhoneVerification
          verification={verification}
          submitNumber={<Trans>Kodu Gönder</Trans>}
          verified={verified}
        />
      )}
    </PageForm>
  )
}
