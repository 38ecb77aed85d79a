import { timeOf } from '#sandbox/contract/crash-point.ts'
import { handCash, isReached } from './aviator.rules.ts'
import { cash, inRound, tellBet, type RoundTools, type LiveRound, type Refused } from './round-tools.ts'

export const elapsedOf = ({ parts }: RoundTools, { tookOffAt }: LiveRound) => parts.time.now() - tookOffAt

/** Milliseconds until the crash; not positive after it. */
export const leftOf = (tools: RoundTools, round: LiveRound) => timeOf(round.point) - elapsedOf(tools, round)

/** A cash-out by hand, by the server's clock. */
export async function cashOut(
  tools: RoundTools,
  round: LiveRound | null,
  id: string,
  usercode: string,
): Promise<Refused> {
  const bet = round?.bets.get(id)
  if (!round || bet?.usercode !== usercode) return 'no such bet'
  if (bet.state !== 'placed') {
    if (bet.state === 'asked') return 'not now'
    tellBet(tools, round, bet)
    return bet.state === 'lost' ? 'too late' : null
  }
  if (round.phase === 'betting' || round.phase === 'closed') return 'not now'
  if (bet.deciding) return null
  const at = round.phase === 'flying' ? handCash(bet, elapsedOf(tools, round), round.point) : null
  if (at === null) return 'too late'
  await inRound(round, cash(tools, round, [{ bet, at }]))
  return null
}

/** Does the auto cash-outs that are due. */
export function cashReached(tools: RoundTools, round: LiveRound): Promise<void> {
  const elapsed = elapsedOf(tools, round)
  const reached = [...round.bets.values()].flatMap((bet) =>
    bet.state === 'placed' && !bet.deciding && bet.auto !== null && isReached(bet.auto, elapsed, round.point)
      ? [{ bet, at: bet.auto }]
      : [],
  )
  return reached.length === 0 ? Promise.resolve() : inRound(round, cash(tools, round, reached))
}
