import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Chip } from './chip.tsx'
import styles from './spots.module.css'

export function Spots({ children, many = false }: { children: ReactNode; many?: boolean }) {
  return <div className={classes(styles.spots, many && styles.many)}>{children}</div>
}

interface SpotProps {
  name: ReactNode
  pays?: ReactNode
  /** What lies here, minor units. */
  amount?: number | undefined
  chosen?: boolean
  won?: boolean
  disabled?: boolean
  onPut: () => void
  className?: string | undefined
}

export function Spot({ name, pays, amount, chosen, won = false, disabled, onPut, className }: SpotProps) {
  return (
    <button
      type="button"
      className={classes(
        styles.spot,
        (chosen || amount !== undefined) && styles.taken,
        won && styles.won,
        className,
      )}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onPut}
    >
      <span className={styles.name}>{name}</span>
      {pays !== undefined && <span className={styles.pays}>{pays}</span>}
      {amount !== undefined && (
        <span className={styles.chip}>
          <Chip amount={amount} />
        </span>
      )}
    </button>
  )
}
