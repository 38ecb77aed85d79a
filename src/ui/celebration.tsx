import type { ReactNode } from 'react'
import styles from './celebration.module.css'
import { SuccessMark } from './success-mark.tsx'

type CelebrationProps = {
  title: ReactNode
  text: ReactNode
  /** At full width, below the text. */
  details?: ReactNode
  /** Most likely first. */
  actions: ReactNode
}

/** Success view. The flow calls `throwConfetti`: it knows when. */
export function Celebration({ title, text, details, actions }: CelebrationProps) {
  return (
    <div className={styles.celebration} aria-live="polite">
      <SuccessMark />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {details && <div className={styles.details}>{details}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
