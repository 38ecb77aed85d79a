import type { AskRefusal, OwnBet } from '#sandbox/contract/aviator.ts'
import type { CrashState, Slot } from './crash.state.ts'

export type Choice =
  /** Bets on this round, or on the next one during a flight. */
  | { do: 'bet'; on: 'this round' | 'the next' }
  /** It waits here for the next round: nothing has been bet yet. */
  | { do: 'wait no longer' }
  | { do: 'nothing'; since: 'the wallet is asked' | 'the line is broken' | 'the plane takes off' }
  | { do: 'take back'; bet: OwnBet }
  | { do: 'take the money'; bet: OwnBet }

export const betIn = ({ mine, round }: CrashState, slot: Slot): OwnBet | undefined =>
  mine.findLast((bet) => bet.slot === slot && bet.round === round?.number)

export function choiceOf(state: CrashState, slot: Slot): Choice {
  const { phase } = state
  if (state.line !== 'open') return { do: 'nothing', since: 'the line is broken' }
  const bet = betIn(state, slot)
  if (bet?.state === 'asked') return { do: 'nothing', since: 'the wallet is asked' }
  if (bet?.state === 'placed' && phase.name === 'betting') return { do: 'take back', bet }
  if (bet?.state === 'placed' && phase.name === 'flying') return { do: 'take the money', bet }
  if (bet?.state === 'placed') return { do: 'nothing', since: 'the plane takes off' }
  if (state.queued.has(slot)) return { do: 'wait no longer' }
  const isOver = bet?.state === 'cashed' || bet?.state === 'lost'
  return { do: 'bet', on: phase.name === 'betting' && !isOver ? 'this round' : 'the next' }
}

export function refusalOf({ refusal, asked, mine }: CrashState, slot: Slot): AskRefusal | null {
  if (refusal === null || refusal.id === null) return null
  const { id, why } = refusal
  return asked.get(slot) === id || mine.some((bet) => bet.id === id && bet.slot === slot) ? why : null
}
