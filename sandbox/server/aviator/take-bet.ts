import { betRefusals, type CrashAsk } from '#sandbox/contract/aviator.ts'
import { brokenConstraint, transaction } from '../database.ts'
import type { WalletAnswer } from '../wallet.ts'
import { askBet, findBet, moveBet, type Bettor } from './bet.store.ts'
import {
  inRound,
  pay,
  tellBalance,
  tellBet,
  type RoundTools,
  type LiveRound,
  type Refused,
} from './round-tools.ts'
import { holdsSlot, isSame, ownBetOf, type LiveBet } from './live-bet.ts'
import { rollbackOf, walletBetOf } from './owed.ts'

type Asked = Omit<Extract<CrashAsk, { type: 'bet' }>, 'type'>
type Failed = Extract<WalletAnswer, { done: false }>

const isOpen = ({ parts }: RoundTools, round: LiveRound) =>
  round.phase === 'betting' && parts.time.now() < round.closesAt

/** Writes the bet, asks the wallet, writes the result, tells the page. Idempotent by id. */
export async function takeBet(
  tools: RoundTools,
  round: LiveRound | null,
  asked: Asked,
  bettor: Bettor,
): Promise<Refused> {
  const before = round?.bets.get(asked.id)
  if (before && round) {
    if (!isSame(before, { ...asked, ...bettor })) return 'id reused'
    tellBet(tools, round, before)
    return null
  }
  if (!round || asked.round !== round.number || !isOpen(tools, round)) {
    return toldBefore(tools, asked, bettor, 'betting closed')
  }
  if (
    [...round.bets.values()].some(
      (bet) => bet.usercode === bettor.usercode && bet.slot === asked.slot && holdsSlot(bet),
    )
  )
    return 'slot taken'
  const bet: LiveBet = {
    ...bettor,
    id: asked.id,
    slot: asked.slot,
    stake: asked.stake,
    auto: asked.auto,
    key: 0,
    state: 'asked',
    why: null,
    cashedAt: null,
    won: null,
    deciding: true,
  }
  round.bets.set(bet.id, bet)
  const key = await written(tools, round, bet)
  if (typeof key !== 'number') {
    round.bets.delete(bet.id)
    return key === 'slot taken' ? key : toldBefore(tools, asked, bettor, 'betting closed')
  }
  bet.key = key
  const { table, parts } = tools
  const answer = await parts.walletOf(table.provider).bet(bettor, walletBetOf(table, round.number, bet))
  if (!answer.done) await refuse(tools, round, bet, answer)
  else if (isOpen(tools, round)) await place(tools, round, bet)
  else await giveBack(tools, round, bet, 'late')
  if (answer.done) tellBalance(tools, bettor.usercode, answer.balance)
  return null
}

async function written(
  { parts }: RoundTools,
  round: LiveRound,
  bet: LiveBet,
): Promise<number | 'slot taken' | null> {
  try {
    return await askBet(parts.pool, {
      roundId: round.id,
      bet,
      bettor: bet,
      now: parts.time.date(),
    })
  } catch (error) {
    if (brokenConstraint(error) === 'crash_slot_once') return 'slot taken'
    throw error
  }
}

/** A repetition after its round has ended: tells the page what became of the bet. */
async function toldBefore(
  tools: RoundTools,
  asked: Asked,
  bettor: Bettor,
  otherwise: Refused,
): Promise<Refused> {
  const found = await findBet(tools.parts.pool, asked.id)
  if (!found) return otherwise
  const { provider, game } = tools.table
  if (!isSame(found, { ...asked, ...bettor }) || found.provider !== provider || found.game !== game)
    return 'id reused'
  tools.audience.tellPlayer(bettor.usercode, { type: 'mine', bet: ownBetOf(found.round, found) })
  return null
}

async function place(tools: RoundTools, round: LiveRound, bet: LiveBet): Promise<void> {
  await inRound(round, rides(tools, bet))
  tellBet(tools, round, bet)
}

async function rides({ parts }: RoundTools, bet: LiveBet): Promise<void> {
  const isPlaced = await moveBet(parts.pool, { id: bet.id, from: 'asked', to: 'placed' })
  bet.state = isPlaced ? 'placed' : 'annulled'
  bet.deciding = false
}

async function refuse(tools: RoundTools, round: LiveRound, bet: LiveBet, { why }: Failed): Promise<void> {
  // The wallet may have taken the bet, so it needs a rollback.
  if (why === 'no answer') return giveBack(tools, round, bet, 'refused', why)
  bet.why = betRefusals.find((each) => each === why) ?? 'refused'
  if (why === 'no such player') bet.why = 'session ended'
  await moveBet(tools.parts.pool, { id: bet.id, from: 'asked', to: 'refused', why: bet.why })
  bet.state = 'refused'
  tellBet(tools, round, bet)
}

async function giveBack(
  tools: RoundTools,
  round: LiveRound,
  bet: LiveBet,
  to: 'late' | 'refused' | 'cancelled',
  why: LiveBet['why'] = null,
): Promise<void> {
  const { parts, table } = tools
  const from = bet.state
  const debt = rollbackOf(table, round.number, bet)
  const isMoved = await transaction(parts.pool, async (tx) => {
    const moved = await moveBet(tx, { id: bet.id, from, to, why })
    if (moved) await parts.debts.owe(tx, debt)
    return moved
  })
  bet.deciding = false
  bet.state = isMoved ? to : 'annulled'
  bet.why = why
  tellBet(tools, round, bet)
  if (isMoved) pay(tools, [debt])
}

export async function cancelBet(
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
    return null
  }
  if (bet.deciding) return null
  if (!isOpen(tools, round)) return 'betting closed'
  bet.deciding = true
  await inRound(round, giveBack(tools, round, bet, 'cancelled'))
  return null
}
