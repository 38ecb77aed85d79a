import { useLingui } from '@lingui/react/macro'
import styles from './coming-bar.module.css'

/** A bar along the top while a page or a dialog loads; a fast load never shows it. */
export function ComingBar() {
  const { t } = useLingui()
  return (
    <output>
      <progress className={styles.bar} aria-label={t`Yükleniyor`} />
    </output>
  )
}
