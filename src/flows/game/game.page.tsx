import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { LinkedGame } from '#contract/casino.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../site/site.ts'
import { GameActions } from './game-actions.tsx'
import { GameFront } from './game-front.tsx'
import { GameStage } from './game-stage.tsx'
import { provideGame } from './game.provide.ts'
import styles from './game.module.css'

/** For desktops: a game on a page of its own. */
export function GamePage({ game }: { game: LinkedGame }) {
  const [times, setTimes] = useState(0)
  return <Play key={times} game={game} onAgain={() => setTimes(times + 1)} />
}

function Play({ game, onAgain }: { game: LinkedGame; onAgain: () => void }) {
  const site = useSite()
  const router = useRouter()
  const [provided] = useState(() =>
    provideGame({
      openDeposit: () => site.send({ type: 'deposit over the game' }),
      goBack: () => {
        // The focused element is unmounted with the game.
        document.getElementById('content')?.focus({ preventScroll: true })
        if (router.history.canGoBack()) router.history.back()
        else void router.navigate({ to: '/casino/slot' })
      },
    }),
  )
  const actor = useActorRef(provided, { input: { game, screen: 'desktop' } })
  const left = useSelector(actor, (now) => now.matches('leaving'))
  // `back` may only go to an earlier page of the frame.
  if (left) return <GameFront game={game} onPlay={onAgain} />
  return (
    <section className={styles.page} aria-label={game.name}>
      <PageHead low title={game.name} note={game.providerName} actions={<GameActions actor={actor} />} />
      <GameStage actor={actor} />
    </section>
  )
}
