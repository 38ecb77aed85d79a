import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { TopWinnersActor } from '#machines/top-winners/top-winners.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { providedTopWinners } from './top-winners.provide.ts'
import styles from './top-winners.module.css'
import { WinnerRow } from './winner-row.tsx'

const coming = ['first', 'second', 'third', 'fourth']

/** The largest wins, a list that scrolls in itself. */
export function TopWinners({ isLive }: { isLive: boolean }) {
  const { t } = useLingui()
  const actor = useActorRef(providedTopWinners, { input: { isLive } })
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const unavailable = useSelector(actor, (now) => now.matches({ list: 'unavailable' }))
  const list = useSelector(actor, (now) => now.context.list)
  const empty = list.length === 0 && !busy && !unavailable
  return (
    <div className={styles.box} aria-busy={busy}>
      {busy && coming.map((each) => <Skeleton key={each} shape="block" height="3.5rem" />)}
      {unavailable && <Unavailable actor={actor} />}
      {empty && (
        <EmptyState text={<Trans>Bu günlerde henüz kazanan yok. İlk kazanan siz olabilirsiniz.</Trans>} />
      )}
      {list.length > 0 && (
        <ol className={styles.list} aria-label={t`Çok kazananlar`}>
          {list.map((winner, place) => (
            <WinnerRow key={place} winner={winner} isLive={isLive} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Unavailable({ actor }: { actor: TopWinnersActor }) {
  const failure = useSelector(actor, (now) => now.context.failure)
  return (
    <ErrorState
      text={failure && sayFailure(failure)}
      title={<Trans>Kazananlar yüklenemedi</Trans>}
      onRetry={() => actor.send({ type: 'try again' })}
    />
  )
}
