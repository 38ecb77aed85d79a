import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './sports.module.css'

export function SportsComing() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Spinner className={styles.spinner} label={t`Spor bahisleri yükleniyor`} />
    </div>
  )
}
