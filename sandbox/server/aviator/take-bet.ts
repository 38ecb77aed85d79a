import type { CrashAsk } from '#sandbox/contract/aviator.ts'
import { brokenConstraint, transaction } from '../database.ts'
import type { WalletAnswer } from '../wallet.ts'
import { askBet, findBet, moveBet, type Bettor } from './bet.store.ts'
import { inRound, pay, tellBalance, tellBet, type Desk, type LiveRound, type Refused } from './desk.ts'
import { holdsSlot, isSame, ownBetOf, type LiveBet } from './live-bet.ts'
import { rollbackOf, walletBetOf } from './owed.ts'

type Asked = Omit<Extract<CrashAsk, { type: 'bet' }>, 'type'>
type Failed = Extract<WalletAnswer, { done: false }>

const isOpen = ({ parts }: Desk, round: LiveRound) =>
  round.phase === 'betting' && parts.time.now() < round.closesAt

/** Writes the bet, asks the wallet, writes the result, tells the page. Idempotent by id. */
export async function takeBet(
  desk: Desk,
  round: LiveRound | null,
  asked: Asked,
  bettor: Bettor,
): Promise<Refused> {
  const before = round?.bets.get(asked.id)
  if (before && round) {
    if (!isSame(before, { ...asked, ...bettor })) return 'id reused'
    tellBet(desk, round, before)
    return null
  }
  if (!round || asked.round !== round.number || !isOpen(desk, round)) {
    return toldBefore(desk, asked, bettor, 'betting closed')
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
  const key = await written(desk, round, bet)
  if (typeof key !== 'number') {
    round.bets.delete(bet.id)
    return key === 'slot taken' ? key : toldBefore(desk, asked, bettor, 'betting closed')
  }
  bet.key = key
  const { table, parts } = desk
  const answer = await parts.walletOf(table.provider).bet(bettor, walletBetOf(table, round.number, bet))
  if (!answer.done) await refuse(desk, round, bet, answer)
  else if (isOpen(desk, round)) await place(desk, round, bet)
  else await giveBack(desk, round, bet, 'late')
  if (answer.done) tellBalance(desk, bettor.usercode, answer.balance)
  return null
}

async function written(
  { parts }: Desk,
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
async function toldBefore(desk: Desk, asked: Asked, bettor: Bettor, otherwise: Refused): Promise<Refused> {
  const found = await findBet(desk.parts.pool, asked.id)
  if (!found) return otherwise
  const { provider, game } = desk.table
  if (!isSame(found, { ...asked, ...bettor }) || found.provider !== provider || found.game !== game)
    return 'id reused'
  desk.audience.tellPlayer(bettor.usercode, { type: 'mine', bet: ownBetOf(found.round, found) })
  return null
}

async function place(desk: Desk, round: LiveRound, bet: LiveBet): Promise<void> {
  await inRound(round, rides(desk, bet))
  tellBet(desk, round, bet)
}

async function rides({ parts }: Desk, bet: LiveBet): Promise<void> {
  const isPlaced = await moveBet(parts.pool, { id: bet.id, from: 'asked', to: 'placed' })
  bet.state = isPlaced ? 'placed' : 'annulled'
  bet.deciding = false
}

async function refuse(desk: Desk, round: LiveRound, bet: LiveBet, { why }: Failed): Promise<void> {
  // The wallet may have taken the bet, so it needs a rollback.
  if (why === 'no answer') return giveBack(desk, round, bet, 'refused', why)
  bet.why = why === 'insufficient funds' || why === 'session ended' ? why : 'refused'
  if (why === 'no such player') bet.why = 'session ended'
  await moveBet(desk.parts.pool, { id: bet.id, from: 'asked', to: 'refused', why: bet.why })
  bet.state = 'refused'
  tellBet(desk, round, bet)
}

async function giveBack(
  desk: Desk,
  round: LiveRound,
  bet: LiveBet,
  to: 'late' | 'refused' | 'cancelled',
  why: LiveBet['why'] = null,
): Promise<void> {
  const { parts, table } = desk
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
  tellBet(desk, round, bet)
  if (isMoved) pay(desk, [debt])
}

export async function cancelBet(
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
    return null
  }
  if (bet.deciding) return null
  if (!isOpen(desk, round)) return 'betting closed'
  bet.deciding = true
  await inRound(round, giveBack(desk, round, bet, 'cancelled'))
  return null
}
