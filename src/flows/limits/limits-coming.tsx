import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './limits.module.css'

const places = ['first', 'second', 'third']

export function LimitsComing() {
  const { t } = useLingui()
  return (
    <fieldset className={styles.limits} aria-busy="true" aria-label={t`Limitler yükleniyor`}>
      {places.map((place) => (
        <Card key={place} className={styles.coming}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="100%" height="7.5rem" shape="block" />
        </Card>
      ))}
    </fieldset>
  )
}
