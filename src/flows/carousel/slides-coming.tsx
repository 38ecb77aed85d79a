import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './carousel.module.css'

/** Section 9: three placeholders, as wide and as high as slides. */
const placeholders = ['first', 'second', 'third']

export function SlidesComing() {
  return (
    <div className={styles.viewport}>
      <p className="only-heard">
        <Trans>Öne çıkanlar yükleniyor</Trans>
      </p>
      <div className={styles.slides}>
        {placeholders.map((each) => (
          <div key={each} className={styles.slide}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  )
}
