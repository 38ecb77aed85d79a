import { useLingui } from '@lingui/react'
import { toMinor, toWire } from '#contract/money.ts'
import styles from './chip.module.css'

/** From each of them on a chip has another colour; minor units. */
const tones = [10, 50, 100, 500].map(toMinor)

/** So much lies here; minor units. */
export function Chip({ amount }: { amount: number }) {
  const { i18n } = useLingui()
  const text = new Intl.NumberFormat(i18n.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toWire(amount))
  const tone = tones.filter((from) => amount >= from).length
  return (
    <svg viewBox="0 0 40 40" className={styles.chip} data-tone={tone} aria-hidden="true">
      <circle cx="20" cy="20" r="19" className={styles.edge} />
      <circle cx="20" cy="20" r="16.5" className={styles.marks} pathLength={24} />
      <circle cx="20" cy="20" r="13" className={styles.face} />
      <text x="20" y="24" className={styles.text}>
        {text}
      </text>
    </svg>
  )
}
