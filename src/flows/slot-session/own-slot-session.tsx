import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { sayFailure } from '../../words/say-failure.ts'
import { provideSlotSession } from './slot-session.provide.ts'
import { SlotSession } from './slot-session.view.tsx'

export default function OwnSlotSession({ game }: { game: GameActor }) {
  const [provided] = useState(() => provideSlotSession(game))
  const failure = useSelector(game, (now) => now.context.failure)
  return <SlotSession session={useActorRef(provided)} why={failure ? sayFailure(failure) : ''} />
}
