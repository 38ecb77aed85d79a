import { Trans, useLingui } from '@lingui/react/macro'
import type { SeenBet } from '#sandbox/contract/aviator.ts'
import { Money } from '#src/ui/money.tsx'
import styles from './players.module.css'
import { sayMultiplier } from './say-multiplier.ts'

const mostShown = 60

export function Players({ seen }: { seen: ReadonlyMap<number, SeenBet> }) {
  const { i18n } = useLingui()
  const bets = [...seen.values()].sort((one, other) => other.stake - one.stake || one.key - other.key)
  const total = bets.reduce((sum, { stake }) => sum + Math.round(stake * 100), 0) / 100
  const count = bets.length
  return (
    <section className={styles.players} aria-labelledby="players">
      <header className={styles.head}>
        <h2 id="players" className="small">
          <Trans>Bu turdaki bahisler ({count})</Trans>
        </h2>
        <Money amount={total} className="bright small strong" />
      </header>
      {count === 0 ? (
        <p className={styles.nobody}>
          <Trans>Henüz bahis yok. İlk bahis sizin olabilir.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {bets.slice(0, mostShown).map(({ key, player, stake, cashedAt, won }) => (
            <li key={key} className={styles.bet} data-cashed={cashedAt !== null || undefined}>
              <span className="cut">{player}</span>
              <Money amount={stake} />
              <span className={styles.at}>{cashedAt !== null && sayMultiplier(cashedAt, i18n.locale)}</span>
              <span className={styles.won}>
                {cashedAt !== null && won !== null && <Money amount={won} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
