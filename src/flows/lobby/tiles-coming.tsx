import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './lobby.module.css'

const places = Array.from({ length: 18 }, (_, place) => place)

export function TilesComing() {
  const { t } = useLingui()
  return (
    <ul className={styles.columns} aria-label={t`Oyunlar yükleniyor`}>
      {places.map((place) => (
        <li key={place} className={styles.place}>
          <Skeleton shape="block" />
        </li>
      ))}
    </ul>
  )
}
