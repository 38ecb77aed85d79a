import styles from './success-mark.module.css'

/** Decoration; the title says it. */
export function SuccessMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          className={styles.petal}
          transform={`rotate(${turn} 48 48)`}
          d="M48 48C36 38 33 22 48 6c15 16 12 32 0 42Z"
        />
      ))}
      <circle cx="48" cy="48" r="23" className={styles.heart} />
      <path d="m38 48.5 7 7 13.5-14.5" className={styles.tick} />
    </svg>
  )
}
