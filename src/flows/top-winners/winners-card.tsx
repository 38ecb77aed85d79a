import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { TopWinnersStart } from '#machines/top-winners/top-winners.machine.ts'
import { classes } from '../../ui/classes.ts'
import { useWide } from '../../ui/use-wide.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { nobodyHasWon } from './top-winners.load.ts'
import { providedTopWinners } from './top-winners.provide.ts'
import { TopWinners, WinnersComing } from './top-winners.view.tsx'
import styles from './winners-card.module.css'

interface WinnersProps {
  isLive: boolean
}

/** In wide windows only; hidden while nobody has won. */
export function Winners({ isLive }: WinnersProps) {
  const isWide = useWide()
  const [begin] = useState(nobodyHasWon)
  if (isWide === false) return null
  if (isWide) return <WinnersAtOnce isLive={isLive} nobody={begin} />
  if (begin) return null
  return (
    <Card className="when-wide">
      <WinnersComing />
    </Card>
  )
}

function WinnersAtOnce(input: TopWinnersStart) {
  const actor = useActorRef(providedTopWinners, { input })
  const hidden = useSelector(actor, (now) => now.matches({ list: 'nobody yet' }))
  if (hidden) return null
  return (
    <Card>
      <TopWinners actor={actor} />
    </Card>
  )
}

function Card({ className, children }: { className?: string; children: ReactNode }) {
  const title = useId()
  return (
    <section className={classes(styles.winners, className)} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Trans>Çok kazananlar</Trans>
      </h2>
      {children}
    </section>
  )
}

/** In narrow windows the games come first: the winners are requested when this is opened. */
export function WinnersOnDemand({ isLive }: WinnersProps) {
  const isWide = useWide()
  const [open, setOpen] = useState(false)
  if (isWide) return null
  return (
    <details
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      className={classes(styles.winners, isWide === null && 'when-narrow')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Trans>Çok kazananlar</Trans>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {open && <WantedWinners isLive={isLive} />}
    </details>
  )
}

function WantedWinners({ isLive }: WinnersProps) {
  return <TopWinners actor={useActorRef(providedTopWinners, { input: { isLive } })} />
}
