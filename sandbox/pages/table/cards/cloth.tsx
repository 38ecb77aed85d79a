import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './cloth.module.css'

export function Cloth({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles.cloth, className)}>{children}</div>
}

interface HandProps {
  title: ReactNode
  note?: ReactNode
  won?: boolean
  children: ReactNode
}

export function Hand({ title, note, won = false, children }: HandProps) {
  return (
    <section className={classes(styles.hand, won && styles.won)}>
      <h2 className={styles.title}>
        {title} {note !== undefined && <span className={styles.note}>{note}</span>}
      </h2>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}

export function Felt({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.felt}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  )
}
