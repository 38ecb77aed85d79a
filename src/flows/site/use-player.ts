import { useSelector } from '@xstate/react'
import type { ShownStanding } from '../../shell/player.ts'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

/** The player who is here; null for a visitor. */
export function usePlayer() {
  return useSelector(useSite(), (now) => (now.matches({ session: 'player' }) ? now.context.session : null))
}

/** As the server said last; null until it has. */
export function useStanding(): ShownStanding | null {
  return useSelector(useFlow('balance'), (now) => now?.context ?? null, isSame)
}

const isSame = (one: ShownStanding | null, other: ShownStanding | null) =>
  one?.balance === other?.balance && one?.withdrawable === other?.withdrawable
