import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { KnownBreak } from '#contract/auth.ts'
import type { ShownStanding } from '../../shell/player.ts'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

/** Null for a visitor, and during hydration: the server renders no player. */
export function usePlayer() {
  const player = useSelector(useSite(), (now) =>
    now.matches({ session: 'player' }) ? now.context.session : null,
  )
  return useHydrated() ? player : null
}

/** The break in force, as this browser knows it. */
export const useBreak = (): KnownBreak | null => usePlayer()?.break ?? null

type Shown = { className?: string } | null
const undecided = { forVisitors: { className: 'for-visitors' }, forPlayers: { className: 'for-players' } }

/** Props of what only visitors or only players see; null hides it. During hydration both are there, and the class hides one. */
export function useWhose(): { forVisitors: Shown; forPlayers: Shown } {
  const isHere = usePlayer() !== null
  if (!useHydrated()) return undecided
  return isHere ? { forVisitors: null, forPlayers: {} } : { forVisitors: {}, forPlayers: null }
}

/** As `useWhose`: whose phone is verified, and whose is not. */
export function useVerified(): { forVerified: Shown; forUnverified: Shown } {
  const isVerified = usePlayer()?.smsVerified === true
  if (!useHydrated())
    return { forVerified: { className: 'for-verified' }, forUnverified: { className: 'for-unverified' } }
  return isVerified ? { forVerified: {}, forUnverified: null } : { forVerified: null, forUnverified: {} }
}

/** The server's last answer; null for a visitor. */
export function useStanding(): ShownStanding | null {
  const player = usePlayer()
  const kept = player && { balance: player.balance, withdrawable: player.withdrawable ?? null }
  return useSelector(useFlow('balance'), (now) => player && (now?.context ?? kept), isSame)
}

const isSame = (one: ShownStanding | null, other: ShownStanding | null) =>
  one?.balance === other?.balance && one?.withdrawable === other?.withdrawable
