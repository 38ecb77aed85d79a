import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ShownStanding } from '../../shell/player.ts'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

/** The player who is here; null for a visitor, and while the page takes up its document, which knows nobody. */
export function usePlayer() {
  const player = useSelector(useSite(), (now) =>
    now.matches({ session: 'player' }) ? now.context.session : null,
  )
  return useHydrated() ? player : null
}

type Shown = { className?: string } | null
const undecided = { forVisitors: { className: 'for-visitors' }, forPlayers: { className: 'for-players' } }

/** Props of what is shown to one of them alone; null where it is not. A document has both: there their class hides the one. */
export function useWhose(): { forVisitors: Shown; forPlayers: Shown } {
  const isHere = usePlayer() !== null
  if (!useHydrated()) return undecided
  return isHere ? { forVisitors: null, forPlayers: {} } : { forVisitors: {}, forPlayers: null }
}

/** As the server said last; null for a visitor. */
export function useStanding(): ShownStanding | null {
  const player = usePlayer()
  const kept = player && { balance: player.balance, withdrawable: player.withdrawable ?? null }
  return useSelector(useFlow('balance'), (now) => now?.context ?? kept, isSame)
}

const isSame = (one: ShownStanding | null, other: ShownStanding | null) =>
  one?.balance === other?.balance && one?.withdrawable === other?.withdrawable
