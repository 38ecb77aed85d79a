import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './session-history.module.css'

const placeholders = ['first', 'second', 'third']

export function SessionsComing() {
  const { t } = useLingui()
  return (
    <Card flush>
      <ul className={styles.list} aria-busy="true" aria-label={t`Oturumlar yükleniyor`}>
        {placeholders.map((each) => (
          <li key={each} className={styles.item}>
            <Skeleton shape="circle" width="1.375rem" height="1.375rem" />
            <div className={styles.words}>
              <Skeleton width="40%" />
              <Skeleton width="30%" />
              <Skeleton width="60%" />
              <Skeleton width="20%" />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
