import { timeOf } from '#sandbox/contract/crash-point.ts'
import { handCash, isReached } from './aviator.rules.ts'
import { cash, inRound, tellBet, type Desk, type LiveRound, type Refused } from './desk.ts'

export const elapsedOf = ({ parts }: Desk, { tookOffAt }: LiveRound) => parts.time.now() - tookOffAt

/** Milliseconds until the crash; not positive after it. */
export const leftOf = (desk: Desk, round: LiveRound) => timeOf(round.point) - elapsedOf(desk, round)

/** A cash-out by hand, by the server's clock. */
export async function cashOut(
  desk: Desk,
  round: LiveRound | null,
  id: string,
  usercode: string,
): Promise<Refused> {
  const bet = round?.bets.get(id)
  if (!round || bet?.usercode !== usercode) return 'no such bet'
  if (bet.state !== 'placed') {
    if (bet.state === 'asked') return 'not now'
    tellBet(desk, round, bet)
    return bet.state === 'lost' ? 'too late' : null
  }
  if (round.phase === 'betting' || round.phase === 'closed') return 'not now'
  if (bet.deciding) return null
  const at = round.phase === 'flying' ? handCash(bet, elapsedOf(desk, round), round.point) : null
  if (at === null) return 'too late'
  await inRound(round, cash(desk, round, [{ bet, at }]))
  return null
}

/** Does the auto cash-outs that are due. */
export function cashReached(desk: Desk, round: LiveRound): Promise<void> {
  const elapsed = elapsedOf(desk, round)
  const reached = [...round.bets.values()].flatMap((bet) =>
    bet.state === 'placed' && !bet.deciding && bet.auto !== null && isReached(bet.auto, elapsed, round.point)
      ? [{ bet, at: bet.auto }]
      : [],
  )
  return reached.length === 0 ? Promise.resolve() : inRound(round, cash(desk, round, reached))
}
