import styles from './progress.module.css'

/** How far a known number of steps has come. `done` and `of` are counts. */
export function Progress({ label, done, of }: { label: string; done: number; of: number }) {
  return <progress className={styles.progress} aria-label={label} value={done} max={of} />
}
