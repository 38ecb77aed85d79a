import { lazy, Suspense } from 'react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { patiently } from '../../http/late-part.provide.ts'

const OwnSlotSession = lazy(patiently(() => import('./own-slot-session.tsx')))

/** Only players whose launch was refused for want of a session load it. */
export function SlotSessionPlace({ game }: { game: GameActor }) {
  return (
    <Suspense>
      <OwnSlotSession game={game} />
    </Suspense>
  )
}
