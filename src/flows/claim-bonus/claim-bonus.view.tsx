import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Gift, History, PhoneCall } from 'lucide-react'
import type { ClaimBonusActor } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ListRowButton } from '../../ui/list-row.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { BonusesComing } from '../bonuses/bonuses-coming.tsx'
import { PageForm } from '../site/page-form.tsx'
import { useSite } from '../site/site.ts'
import { ClaimBonusForm } from './claim-bonus.form.tsx'
import styles from './claim-bonus.module.css'
import { Claimed } from './claimed.tsx'
import { Offers } from './offers.tsx'

/** Each step replaces the one before; the focus goes to the beginning of the new one. */
export function ClaimBonus({ chosen }: { chosen: number | null }) {
  const { t } = useLingui()
  return (
    <div tabIndex={-1}>
      <PageForm
        form="claim bonus"
        bonus={chosen}
        coming={<BonusesComing label={t`Talep edebileceğiniz bonuslar yükleniyor`} />}
      >
        {(flow) => <Loaded flow={flow} />}
      </PageForm>
    </div>
  )
}

export function Loaded({ flow }: { flow: ClaimBonusActor }) {
  const { t } = useLingui()
  const loading = useSelector(flow, (now) => now.hasTag('busy') && !now.hasTag('form'))
  if (loading) return <BonusesComing label={t`Talep edebileceğiniz bonuslar yükleniyor`} />
  return (
    <>
      <Step flow={flow} />
      <Call />
    </>
  )
}

/** Below the step: earlier, it would move when the bonuses come. */
function Call() {
  const site = useSite()
  return (
    <Card flush className={styles.call}>
      <div>
        <ListRowButton
          icon={<PhoneCall size={20} aria-hidden />}
          title={<Trans>Beni Arayın</Trans>}
          note={<Trans>Bonuslarla ilgili bir sorunuz varsa sizi arayalım.</Trans>}
          data-opens="call request"
          onClick={() => site.send({ type: 'request a call' })}
        />
      </div>
    </Card>
  )
}

function Step({ flow }: { flow: ClaimBonusActor }) {
  const step = useSelector(flow, (now) => {
    if (now.hasTag('form')) return 'form'
    if (now.matches('unavailable')) return 'unavailable'
    if (now.matches('nothing offered')) return 'nothing'
    return now.matches('claimed') ? 'claimed' : 'choosing'
  })
  const failure = useSelector(flow, (now) => now.context.failure)
  const offers = useSelector(flow, (now) => now.context.offers)
  const bonus = useSelector(flow, ({ context }) => context.offers.find(({ id }) => id === context.chosen))
  switch (step) {
    case 'unavailable':
      return (
        <ErrorState
          title={<Trans>Bonuslar yüklenemedi</Trans>}
          text={failure && sayFailure(failure)}
          onRetry={() => flow.send({ type: 'try again' })}
        />
      )
    case 'nothing':
      return <NothingOffered />
    case 'claimed':
      return <Claimed flow={flow} />
    case 'form':
      return bonus && <ClaimBonusForm flow={flow} bonus={bonus} />
    default:
      return <Offers offers={offers} onChoose={(id) => flow.send({ type: 'choose the bonus', id })} />
  }
}

function NothingOffered() {
  return (
    <EmptyState
      icon={<Gift size={32} aria-hidden />}
      text={<Trans>Şu anda talep edebileceğiniz bir bonus yok.</Trans>}
      action={
        <ButtonLink to="/dashboard/bonus-history" icon={<History size={18} aria-hidden />}>
          <Trans>Bonus geçmişine bak</Trans>
        </ButtonLink>
      }
    />
  )
}
