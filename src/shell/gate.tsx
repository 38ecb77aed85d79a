import type { ReactNode } from 'react'
import styles from './gate.module.css'

type GateProps = {
  scene: 'missing' | 'fallen' | 'asleep'
  /** What happened. */
  title: ReactNode
  /** What was not lost and what to do. */
  text: ReactNode
  children: ReactNode
}

export function Gate({ scene, title, text, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <img
        className={styles.scene}
        src={`/scenes/${scene}.svg`}
        alt=""
        width="480"
        height="300"
        onError={({ currentTarget }) => {
          currentTarget.style.display = 'none'
        }}
      />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
