import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './promotion.module.css'

const places = ['first', 'second', 'third']

export function CardsComing() {
  return (
    <>
      <p className="only-heard">
        <Trans>Promosyonlar yükleniyor</Trans>
      </p>
      <ul className={styles.cards} aria-busy="true">
        {places.map((place) => (
          <li key={place} className={styles.offer}>
            <span className={styles.card}>
              <Skeleton shape="block" />
            </span>
            <span className={styles.title}>
              <Skeleton />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
