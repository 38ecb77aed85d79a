import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './movements.module.css'

const rows = ['first', 'second', 'third', 'fourth']

export function MovementsComing() {
  const { t } = useLingui()
  return (
    <ul aria-busy="true" aria-label={t`Bakiye hareketleri yükleniyor`}>
      {rows.map((row) => (
        <li key={row} className={styles.item}>
          <Skeleton shape="circle" width="1.375rem" height="1.375rem" />
          <span className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </span>
          <span className={styles.figures}>
            <Skeleton width="4.5rem" />
          </span>
        </li>
      ))}
    </ul>
  )
}
