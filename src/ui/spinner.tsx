import { classes } from './classes.ts'
import styles from './spinner.module.css'

/** Without a label it is decoration beside a text that says the same. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.spinner, className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M21 12a9 9 0 0 0-9-9" className={styles.head} />
    </svg>
  )
}
