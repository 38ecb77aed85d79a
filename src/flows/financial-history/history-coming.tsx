import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './financial-history.module.css'

const rows = ['first', 'second', 'third', 'fourth']

export function HistoryComing() {
  const { t } = useLingui()
  return (
    <ul className={styles.cards} aria-busy="true" aria-label={t`Finansal geçmiş yükleniyor`}>
      {rows.map((row) => (
        <li key={row} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </li>
      ))}
    </ul>
  )
}
