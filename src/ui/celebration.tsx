import type { ReactNode } from 'react'
import styles from './celebration.module.css'
import { SuccessMark } from './success-mark.tsx'

type CelebrationProps = {
  title: ReactNode
  text: ReactNode
  /** The ways on, the most likely first. */
  actions: ReactNode
}

/** The end of something that went well. `throwConfetti` belongs to the flow, which knows when. */
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
