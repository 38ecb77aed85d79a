import type { KnownBreak } from '#contract/auth.ts'
import { OnABreak } from './on-a-break.tsx'
import styles from './time-out.module.css'

/** In the place of a game, a bet slip, a deposit or a bonus. */
export default function BreakNotice({ running }: { running: KnownBreak }) {
  return (
    <section className={styles.notice}>
      <OnABreak running={running} />
    </section>
  )
}
