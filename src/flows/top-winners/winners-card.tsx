import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { TopWinners } from './top-winners.view.tsx'
import styles from './winners-card.module.css'

/** Where there is room for them beside something else. */
export function Winners({ isLive }: { isLive: boolean }) {
  const title = useId()
  return (
    <section className={styles.winners} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Trans>Çok kazananlar</Trans>
      </h2>
      <TopWinners isLive={isLive} />
    </section>
  )
}

/** On small screens the games come first: the winners are asked for when they are wanted. */
export function WinnersOnDemand({ isLive }: { isLive: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.winners} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Trans>Çok kazananlar</Trans>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {open && <TopWinners isLive={isLive} />}
    </details>
  )
}
