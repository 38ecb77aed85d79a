import styles from './progress.module.css'

type ProgressProps = {
  /** What is on its way; the figures stand beside the bar. */
  label: string
  value: number
  max: number
}

/** How far something has come. */
export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}
