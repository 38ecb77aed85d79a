import { useLingui } from '@lingui/react/macro'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './sports.module.css'

export function SportsComing({ className }: { className?: string }) {
  const { t } = useLingui()
  return (
    <div className={classes(styles.waiting, className)}>
      <Spinner className={styles.spinner} label={t`Spor bahisleri yükleniyor`} />
    </div>
  )
}
