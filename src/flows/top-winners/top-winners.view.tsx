import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { TopWinnersActor } from '#machines/top-winners/top-winners.machine.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './top-winners.module.css'
import { WinnerRow } from './winner-row.tsx'

const rowsComing = ['first', 'second', 'third', 'fourth'].map((each) => (
  <Skeleton key={each} shape="block" height="3.5rem" />
))

export const WinnersComing = () => (
  <div className={styles.box} aria-busy>
    {rowsComing}
  </div>
)

export function TopWinners({ actor }: { actor: TopWinnersActor }) {
  const { t } = useLingui()
  const isLive = useSelector(actor, (now) => now.context.isLive)
  const busy = useSelector(actor, (now) => now.hasTag('busy'))
  const unavailable = useSelector(actor, (now) => now.matches({ list: 'unavailable' }))
  const nobody = useSelector(actor, (now) => now.matches({ list: 'nobody yet' }))
  const list = useSelector(actor, (now) => now.context.list)
  return (
    <div className={styles.box} aria-busy={busy}>
      {busy && rowsComing}
      {unavailable && <Unavailable actor={actor} />}
      {nobody && (
        <p className={styles.nobody}>
          <Trans>Son günlerde henüz kazanan yok. İlk kazanan siz olabilirsiniz.</Trans>
        </p>
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
