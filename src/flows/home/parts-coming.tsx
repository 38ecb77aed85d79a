import { Trans } from '@lingui/react/macro'
import { railLength } from '#contract/home.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CardsComing } from '../promotion/promotions-coming.tsx'
import styles from './home.module.css'

const places = Array.from({ length: railLength }, (_, place) => place)
const rails = ['popular', 'recent']

export function RailsComing() {
  return rails.map((rail) => (
    <div key={rail} className={styles.part} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width="10rem" />
      </div>
      <div className={styles.rail}>
        {places.map((place) => (
          <span key={place} className={styles.place}>
            <Skeleton shape="block" />
          </span>
        ))}
      </div>
    </div>
  ))
}

export function PromotionsComing() {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>
          <Trans>Promosyonlar</Trans>
        </h2>
      </div>
      <CardsComing />
    </div>
  )
}
