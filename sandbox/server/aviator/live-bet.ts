import { toWire } from '#contract/money.ts'
import type { OwnBet, SeenBet } from '#sandbox/contract/aviator.ts'
import type { FoundBet, KeptBet } from './bet.store.ts'

export interface LiveBet extends KeptBet {
  /** Its outcome is being written: decide nothing else about it meanwhile. */
  deciding: boolean
}

export const ownBetOf = (round: number, bet: KeptBet): OwnBet => ({
  id: bet.id,
  round,
  slot: bet.slot,
  stake: toWire(bet.stake),
  auto: bet.auto,
  state: bet.state,
  why: bet.why,
  cashedAt: bet.cashedAt,
  won: bet.won === null ? null : toWire(bet.won),
})

/** Null if other players do not see the bet: the wallet has not taken it. */
export function seenBetOf({ key, player, stake, cashedAt, won, state }: KeptBet): SeenBet | null {
  if (state === 'asked' || state === 'refused') return null
  return {
    key,
    player,
    stake: toWire(stake),
    cashedAt,
    won: won === null ? null : toWire(won),
    gone: state === 'cancelled' || state === 'late' || state === 'annulled',
  }
}

/** The slot takes no other bet in this round. */
export const holdsSlot = ({ state }: Pick<KeptBet, 'state'>) =>
  state === 'asked' || state === 'placed' || state === 'cashed' || state === 'lost'

export const isSame = (
  before: Pick<FoundBet, 'usercode' | 'slot' | 'stake' | 'auto'>,
  asked: Pick<FoundBet, 'usercode' | 'slot' | 'stake' | 'auto'>,
) =>
  before.usercode === asked.usercode &&
  before.slot === asked.slot &&
  before.stake === asked.stake &&
  before.auto === asked.auto
