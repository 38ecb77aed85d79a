import { toMinor, toWire } from '#contract/money.ts'
import type { Play } from '#contract/protection-play.ts'

/** What the session of play has brought, below zero what it has cost; wire money, 0 outside of one. */
export function netOf({ session }: Play): number {
  return session ? toWire(toMinor(session.won) - toMinor(session.staked)) : 0
}
