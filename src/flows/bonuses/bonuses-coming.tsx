import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './bonuses.module.css'

const places = ['first', 'second', 'third', 'fourth']

export function BonusesComing({ label }: { label: string }) {
  return (
    <ul className={styles.bonuses} aria-busy="true" aria-label={label}>
      {places.map((place) => (
        <li key={place}>
          <Card className={styles.bonus}>
            <Skeleton width="40%" />
            <Skeleton width="60%" height="1.35rem" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="100%" height="4.5rem" shape="block" />
          </Card>
        </li>
      ))}
    </ul>
  )
}
