import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './history.module.css'

const rows = ['first', 'second', 'third', 'fourth']

export function HistoryComing({ label }: { label: string }) {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label={label}>
      {rows.map((row) => (
        <li key={row} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </li>
      ))}
    </ul>
  )
}
