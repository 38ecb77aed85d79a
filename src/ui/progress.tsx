import styles from './progress.module.css'

type ProgressProps = {
  /** For screen readers; the figures are beside the bar. */
  label: string
  value: number
  max: number
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}
