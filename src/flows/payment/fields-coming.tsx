import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './payment.module.css'

const rows = ['first', 'second', 'third']

export function FieldsComing() {
  const { t } = useLingui()
  return (
    <div className={styles.coming} aria-busy="true">
      <span className="only-heard">{t`Form yükleniyor`}</span>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="6rem" />
          <Skeleton shape="block" height="3rem" />
        </div>
      ))}
    </div>
  )
}
