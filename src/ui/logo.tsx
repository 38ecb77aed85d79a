import { brand } from './brand.ts'
import styles from './logo.module.css'

/** The tulip of the logo; its leaf is bent like an L. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 48" aria-hidden>
      <path className={styles.back} d="M20 33C9 31 5.5 20 8 4c5 4 9.5 8 12 13Z" />
      <path className={styles.back} d="M20 33c11-2 14.5-13 12-29-5 4-9.5 8-12 13Z" />
      <path className={styles.front} d="M20 34c-7.5-6-8.5-17 0-31 8.5 14 7.5 25 0 31Z" />
      <path className={styles.leaf} d="M18.5 33h3v8.5c5-1 9-4 12-9.5-.5 9-5.5 14-15 14Z" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <span className="only-heard">{brand.name}</span>
      <Mark />
      <svg className={styles.word} viewBox="0 0 92 40" aria-hidden>
        <path d="M5 3v33M30 22.5a9.5 10.5 0 1 0-19 0 9.5 10.5 0 1 0 19 0ZM30 12v24M43 3v33M55 22.5h19a9.5 10.5 0 1 0-2.8 7.5" />
      </svg>
    </span>
  )
}
