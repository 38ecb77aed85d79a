import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Gift, History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bonus } from '#contract/bonus.ts'
import type { BonusesActor } from '#machines/bonuses/bonuses.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { usePlayer } from '../site/use-player.ts'
import { BonusCard } from './bonus-card.tsx'
import { BonusesComing } from './bonuses-coming.tsx'
import { providedBonuses } from './bonuses.provide.ts'
import styles from './bonuses.module.css'

export function BonusesPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead title={<Trans>Bonuslar ve İndirimler</Trans>} back="/dashboard" />
      {player && <Bonuses key={player.token} />}
    </>
  )
}

function Bonuses() {
  const { t } = useLingui()
  const bonuses = useActorRef(providedBonuses)
  const loading = useSelector(bonuses, (now) => now.hasTag('busy'))
  const empty = useSelector(bonuses, (now) => now.matches('nothing found'))
  const failure = useSelector(bonuses, (now) => now.context.failure)
  if (loading) return <BonusesComing label={t`Bonuslar yükleniyor`} />
  if (failure) {
    return (
      <ErrorState
        title={<Trans>Bonuslar yüklenemedi</Trans>}
        text={sayFailure(failure)}
        onRetry={() => bonuses.send({ type: 'try again' })}
      />
    )
  }
  if (empty) {
    return (
      <EmptyState
        icon={<Gift size={32} aria-hidden />}
        text={<Trans>Şu anda devam eden veya talep edebileceğiniz bir bonus yok.</Trans>}
        action={
          <ButtonLink to="/dashboard/bonus-history" icon={<History size={18} aria-hidden />}>
            <Trans>Bonus geçmişine bak</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return <List bonuses={bonuses} />
}

function List({ bonuses }: { bonuses: BonusesActor }) {
  const list = useSelector(bonuses, (now) => now.context.list)
  return (
    <>
      <Group name={<Trans>Devam edenler</Trans>} list={list.filter(({ status }) => status !== 'offered')} />
      <Group
        name={<Trans>Talep edebilecekleriniz</Trans>}
        list={list.filter(({ status }) => status === 'offered')}
        claimable
      />
    </>
  )
}

interface GroupProps {
  name: ReactNode
  list: readonly Bonus[]
  claimable?: boolean
}

function Group({ name, list, claimable = false }: GroupProps) {
  if (list.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <ul className={styles.bonuses}>
        {list.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} action={claimable && <ToTheClaim bonus={bonus} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToTheClaim({ bonus: { id, title } }: { bonus: Bonus }) {
  const { t } = useLingui()
  return (
    <ButtonLink
      to="/dashboard/claim-bonus"
      search={{ bonus: id }}
      size="small"
      aria-label={t`Talep et: ${title}`}
    >
      <Trans>Talep et</Trans>
    </ButtonLink>
  )
}
