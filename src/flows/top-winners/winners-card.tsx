import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { providedTopWinners } from './top-winners.provide.ts'
import { TopWinners } from './top-winners.view.tsx'
import styles from './winners-card.module.css'

/** Where there is room for them beside something else, which has the room where nobody has won. */
export function Winners({ isLive }: { isLive: boolean }) {
  const title = useId()
  const actor = useActorRef(providedTopWinners, { input: { isLive } })
  const nobody = useSelector(actor, (now) => now.matches({ list: 'nobody yet' }))
  if (nobody) return null
  return (
    <section className={styles.winners} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Trans>Çok kazananlar</Trans>
      </h2>
      <TopWinners actor={actor} />
    </section>
  )
}

/** On small screens the games come first: the winners are asked for when they are wanted. */
export function WinnersOnDemand({ isLive }: { isLive: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      // It may have been opened in the document, before anything heard of it.
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      className={styles.winners}
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

function WantedWinners({ isLive }: { isLive: boolean }) {
  return <TopWinners actor={useActorRef(providedTopWinners, { input: { isLive } })} />
}
