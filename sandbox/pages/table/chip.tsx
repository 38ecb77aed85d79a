import { useLingui } from '@lingui/react'
import { toMinor, toWire } from '#contract/money.ts'
import styles from './chip.module.css'

/** From each of them on a chip has the next colour; minor units. */
const steps = [10, 50, 100, 500].map(toMinor)
const edges = ['--field-1', '--brand', '--field-2', '--field-5', '--card-black']

/** So much lies here; minor units. */
export function Chip({ amount }: { amount: number }) {
  const { i18n } = useLingui()
  const text = new Intl.NumberFormat(i18n.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toWire(amount))
  const edge = edges[steps.filter((from) => amount >= from).length]
  return (
    <svg viewBox="0 0 40 40" className={styles.chip} aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill={`var(${edge})`} stroke="var(--card-paper)" />
      <circle
        cx="20"
        cy="20"
        r="16.5"
        pathLength={24}
        fill="none"
        stroke="var(--card-paper)"
        strokeWidth="4"
        strokeDasharray="1.2 2.8"
      />
      <circle cx="20" cy="20" r="13" fill="var(--card-paper)" />
      <text x="20" y="24" fill="var(--card-black)" className={styles.text}>
        {text}
      </text>
    </svg>
  )
}
