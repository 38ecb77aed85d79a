import type { ReactNode } from 'react'
import styles from './celebration.module.css'
import { SuccessMark } from './success-mark.tsx'

type CelebrationProps = {
  title: ReactNode
  text: ReactNode
  /** Most likely first. */
  actions: ReactNode
}

/** Success view. The flow calls `throwConfetti`: it knows when. */
export function Celebration({ title, text, actions }: CelebrationProps) {
  return (
    <div className={styles.celebration} aria-live="polite">
      <SuccessMark />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
