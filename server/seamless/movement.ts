import type { ActiveBonus } from '../bonus/active.store.ts'
import type { DecideParts } from '../bonus/decide.ts'
import { converted, wager } from '../bonus/wager.ts'
import type { Transaction } from '../database/transaction.ts'
import { judgeBet, type AgainstBet } from '../protection/judge.store.ts'
import { moveRound } from '../transaction/round.store.ts'
import { localeOf } from '../locale.ts'
import { say } from '../words/words.ts'
import { gameMoved, totalOf, type Funds, type GameCause } from '../wallet/wallet.rules.ts'
import { post } from '../wallet/wallet.store.ts'
import {
  sportsProviders,
  type GameCall,
  type GameMovement,
  type GameRefusal,
  type Limited,
} from './game-call.ts'
import { insertMovement, lockMovement, markRolledBack, stakedIn, type NewMovement } from './movement.store.ts'
import { covers, fateOf, negative, splitBet, splitWin, takenBack, type Split } from './seamless.rules.ts'
import type { GamePlayer } from './session.store.ts'

/** Refuses a movement, and with it its whole call. */
export class Refused extends Error {
  readonly refusal: GameRefusal
  readonly limit: Limited | undefined
  constructor(refusal: GameRefusal, limit?: Limited) {
    super(refusal)
    this.refusal = refusal
    this.limit = limit
  }
}

/** A call in progress, the player's funds locked. `funds` and `active` change with each movement. */
export interface Table {
  call: GameCall
  player: GamePlayer
  funds: Funds
  active: ActiveBonus | null
  now: Date
}

export interface Done {
  receipt: string
  repeated: boolean
}

type Bet = Extract<GameMovement, { kind: 'bet' }>
type Win = Extract<GameMovement, { kind: 'win' }>
type Rollback = Extract<GameMovement, { kind: 'rollback' }>

export function takeMovement(
  tx: Transaction,
  parts: DecideParts,
  table: Table,
  movement: GameMovement,
): Promise<Done> {
  if (movement.kind === 'bet') return bet(tx, parts, table, movement)
  return movement.kind === 'win' ? win(tx, table, movement) : rollBack(tx, parts, table, movement)
}

/** The whole bet counts for the active bonus, whichever balance it took from. A correction is refused for want of money alone, and counts for no bonus. */
async function bet(tx: Transaction, parts: DecideParts, table: Table, movement: Bet): Promise<Done> {
  const { call, player, active } = table
  const { id, amount, corrects = false } = movement
  const split = splitBet(amount, table.funds)
  if (!split) return repeatedOrRefused(tx, table, movement, new Refused('insufficient funds'))
  const { playerId } = player
  const { provider } = call
  const isSlip = sportsProviders.some((book) => book === provider)
  const against = corrects
    ? null
    : await judgeBet(tx, {
        playerId,
        provider,
        round: isSlip ? null : call.round,
        games: [call.game, player.game].filter((each) => each !== null),
        amount,
        now: table.now,
      })
  if (against) return repeatedOrRefused(tx, table, movement, refusalFor(player, against))
  const game = call.game ?? player.game ?? ''
  const kept = await insertMovement(tx, rowOf(table, { ...movement, reference: id, game, split }))
  if (kept === null) return repeatedOrRefused(tx, table, movement, new Refused('id reused'))
  await change(tx, table, { cause: 'bet', reference: id, split: negative(split) })
  await moveRound(tx, {
    ...roundOf(table, call.round),
    game,
    bet: amount,
    win: 0,
    closes: closes(table, movement),
  })
  if (active && !corrects) await count(tx, parts, table, active, amount)
  return { receipt: String(kept), repeated: false }
}

function refusalFor({ locale }: GamePlayer, against: AgainstBet): Refused {
  if ('bar' in against) return new Refused(against.bar)
  return new Refused('limit reached', { ...against, told: say(localeOf(locale), wordOf(against), against) })
}

function wordOf({ kind }: Exclude<AgainstBet, { bar: unknown }>) {
  if (kind === 'slot stake') return 'slot stake too high'
  if (kind === 'pause') return 'pause of play'
  return kind === 'slot session' ? 'slot session over' : 'limit reached'
}

async function win(tx: Transaction, table: Table, movement: Win): Promise<Done> {
  const { call, player } = table
  const { id, amount } = movement
  const { provider, round } = call
  const staked = await stakedIn(tx, { provider, playerId: player.playerId, round })
  const split = splitWin(amount, staked, fateOf(staked.bonusStatus))
  const game = call.game ?? staked.game ?? player.game ?? ''
  const kept = await insertMovement(tx, rowOf(table, { ...movement, reference: id, game, split }))
  if (kept === null) return repeatedOrRefused(tx, table, movement, new Refused('id reused'))
  await change(tx, table, { cause: 'win', reference: id, split })
  await moveRound(tx, {
    ...roundOf(table, round),
    game,
    bet: 0,
    win: amount,
    closes: closes(table, movement),
  })
  return { receipt: String(kept), repeated: false }
}

async function rollBack(
  tx: Transaction,
  parts: DecideParts,
  table: Table,
  movement: Rollback,
): Promise<Done> {
  const { call, player, funds, active } = table
  const { of } = movement
  const kept = await lockMovement(tx, call.provider, of)
  if (!kept) return remember(tx, table, of)
  if (kept.playerId !== player.playerId) throw new Refused('id reused')
  const receipt = receiptOfRollback(kept.id)
  if (kept.kind === 'unknown' || kept.rolledBack) return { receipt, repeated: true }
  const split = takenBack(kept.kind, kept, fateOf(kept.bonusStatus))
  if (!covers(funds, split)) throw new Refused('insufficient funds')
  await markRolledBack(tx, kept.id, table.now)
  await change(tx, table, { cause: 'rollback', reference: of, split })
  const wasBet = kept.kind === 'bet'
  await moveRound(tx, {
    ...roundOf(table, kept.round),
    game: kept.game,
    bet: wasBet ? -kept.amount : 0,
    win: wasBet ? 0 : -kept.amount,
    closes: closes(table, movement),
  })
  if (wasBet && !kept.corrects && active?.id === kept.bonusId)
    await count(tx, parts, table, active, -kept.amount)
  return { receipt, repeated: false }
}

const receiptOfRollback = (movementId: number) => `r${movementId}`

/** Remembers the id: the movement is refused if it comes later. */
async function remember(tx: Transaction, table: Table, of: string): Promise<Done> {
  const game = table.call.game ?? table.player.game ?? ''
  const split = { cash: 0, bonus: 0, forfeited: 0 }
  const row = rowOf(table, { kind: 'unknown', reference: of, game, amount: 0, split })
  const id = await insertMovement(tx, row)
  if (id === null) throw new Refused('id reused')
  return { receipt: receiptOfRollback(id), repeated: false }
}

/** Repeated if the same movement is there already; otherwise throws Refused. */
async function repeatedOrRefused(
  tx: Transaction,
  { call, player }: Table,
  { kind, id, amount }: Bet | Win,
  reason: Refused,
): Promise<Done> {
  const kept = await lockMovement(tx, call.provider, id)
  if (!kept) throw reason
  const mine = kept.playerId === player.playerId
  if (mine && kept.rolledBack) throw new Refused('rolled back')
  if (!mine || kept.kind !== kind || kept.amount !== amount || kept.round !== call.round)
    throw new Refused('id reused')
  return { receipt: String(kept.id), repeated: true }
}

type Named = Pick<NewMovement, 'kind' | 'reference' | 'game' | 'amount'> & {
  split: Split
  corrects?: boolean
}

const rowOf = (
  { call, player, active, now }: Table,
  { kind, reference, game, amount, split, corrects = false }: Named,
): NewMovement => ({
  provider: call.provider,
  reference,
  kind,
  playerId: player.playerId,
  round: call.round,
  game,
  amount,
  corrects,
  ...split,
  bonusId: active?.id ?? null,
  now,
})

const roundOf = ({ call, player, funds, now }: Table, reference: string) => ({
  playerId: player.playerId,
  provider: call.provider,
  reference,
  balanceAfter: totalOf(funds),
  now,
})

const closes = ({ call }: Table, movement: GameMovement) =>
  call.closesRound && call.movements.at(-1) === movement

interface Change {
  cause: GameCause
  reference: string
  split: Split
}

async function change(tx: Transaction, table: Table, { cause, reference, split }: Change): Promise<void> {
  const { call, player, funds } = table
  const { cash, bonus, forfeited: house } = split
  const { provider } = call
  const moved = gameMoved(cause, {
    provider,
    playerId: player.playerId,
    reference: `${provider} ${reference}`,
    cash,
    bonus,
    house,
  })
  if (moved && !(await post(tx, moved, call.id)))
    throw new Error(`The funds do not cover ${cause} ${reference}`)
  table.funds = { cash: funds.cash + cash, bonus: funds.bonus + bonus }
}

async function count(
  tx: Transaction,
  parts: DecideParts,
  table: Table,
  active: ActiveBonus,
  amount: number,
): Promise<void> {
  const { wagered, isConverted } = await wager(tx, parts, active, amount)
  table.active = isConverted ? null : { ...active, wagered }
  if (isConverted) table.funds = converted(table.funds)
}
