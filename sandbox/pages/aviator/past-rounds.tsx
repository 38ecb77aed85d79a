import { useLingui } from '@lingui/react/macro'
import type { PastRound } from '#sandbox/contract/aviator.ts'
import { verifyAddress, type TableAddress } from '../verify/verify-address.ts'
import styles from './past-rounds.module.css'
import { sayMultiplier } from './say-multiplier.ts'

/** Hundredths from which on a round was a high one, and a rare one. */
const heights = { high: 200, rare: 1_000 }

interface PastRoundsProps {
  past: readonly PastRound[]
  table: TableAddress
}

export function PastRounds({ past, table }: PastRoundsProps) {
  const { t, i18n } = useLingui()
  return (
    <ol className={styles.past} aria-label={t`Son turlar`}>
      {past.map(({ round, point }) => {
        const figure = sayMultiplier(point, i18n.locale)
        return (
          <li key={round}>
            <a
              className={styles.round}
              data-height={point >= heights.rare ? 'rare' : point >= heights.high ? 'high' : 'low'}
              href={verifyAddress(table, round, i18n.locale)}
              target="_blank"
              rel="noreferrer"
              aria-label={t`${round}. tur, ${figure}: doğrula`}
            >
              {figure}
            </a>
          </li>
        )
      })}
    </ol>
  )
}
