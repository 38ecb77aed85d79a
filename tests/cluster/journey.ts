import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { transactionKind } from '#contract/payment.ts'
import { approve } from '#server/payment/approve.ts'
import type { Desk } from '#tests/server/setup/desk.ts'
import type { GameCaller } from '#tests/server/setup/games/dialect.ts'
import type { seat } from '#tests/server/setup/games/seat.ts'
import { askPayment, paidAmount, payOnPage } from '#tests/server/setup/paying.ts'
import { paymentsOf } from '#tests/server/setup/player.ts'

/** Milliseconds. */
const retryEvery = 50
const thinks = 150
const betsPerTurn = 5
/** Of one player: each asks for two payments of the 1 000 in seven days that one may ask for. */
const mostTurns = 100
/** Minor units. */
const stake = 100
const win = 250

/** A call of a player, or of the game that the player plays. */
export interface CallMade {
  what: string
  /** Milliseconds of `performance.now()`; `since`: of its first try. */
  since: number
  at: number
  took: number
  /** Null: it was done. */
  failure: string | null
}

/** Milliseconds from its first try to its answer. */
export const waited = (call: CallMade | null): number => (call ? call.at + call.took - call.since : 0)

/** The call that was waited for longest, of those that began meanwhile. */
export const slowest = (calls: readonly CallMade[], from = 0, to = Infinity): CallMade | null =>
  calls
    .filter(({ since, failure }) => failure === null && since >= from && since < to)
    .reduce<CallMade | null>((found, call) => (waited(call) > waited(found) ? call : found), null)

type Player = Awaited<ReturnType<typeof seat>>
type Server = Parameters<typeof seat>[0] & Parameters<typeof askPayment>[0]

export interface Table {
  server: Server
  hub88: GameCaller
  desk: Desk
  /** Notes each call, done or not. */
  note: (call: CallMade) => void
}

/** Retries until `ask` succeeds; `ask` must be idempotent. Resolves with null if the signal aborts first. */
export async function persist<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  note: (call: Omit<CallMade, 'what'>) => void = () => undefined,
): Promise<Answer | null> {
  const since = performance.now()
  while (!signal.aborted) {
    const at = performance.now()
    const made = (failure: string | null) => note({ since, at, took: performance.now() - at, failure })
    try {
      const answer = await ask()
      made(null)
      return answer
    } catch (error) {
      made(error instanceof Error ? error.message : String(error))
      await delay(retryEvery)
    }
  }
  return null
}

const movement = (amount: number) => ({ id: randomUUID(), round: randomUUID(), amount })

/** What a provider's call is about; refused it throws. */
export async function taken(said: Promise<{ refusal: string | null }>): Promise<void> {
  const { refusal } = await said
  if (refusal !== null) throw new Error(refusal)
}

export interface Travelled {
  playerId: number
  /** Minor units that the player must have. */
  balance: number
  turns: number
  /** Minor units: what histories showed was won, if it was not. */
  stale: number[]
}

/** Minor units: wins less bets, as the history of rounds shows them. */
async function wonInHistory({ call }: Server, token: string): Promise<number> {
  const { success, message, data } = await call(
    'transaction/games',
    { kind: 0, skip: 0, take: 20 },
    { token },
  )
  if (!success) throw new Error(message ?? 'refused')
  return Math.round((data.sum.win - data.sum.bet) * 100)
}

/** A player deposits, bets, wins and withdraws, turn after turn until `enough`; then ends the turn. @param broken ends it at once */
export async function travel(
  table: Table,
  player: Player,
  enough: AbortSignal,
  broken: AbortSignal,
): Promise<Travelled> {
  const { server, hub88, desk, note } = table
  const signedIn = { id: player.playerId, token: player.signIn }
  const travelled = { playerId: player.playerId, balance: 0, turns: 0, stale: new Array<number>() }
  const outside = async (ask: () => Promise<unknown>) => {
    await persist(ask, broken)
    await delay(thinks)
  }
  const does = async <Answer>(what: string, moves: number, ask: () => Promise<Answer>) => {
    const answer = await persist(ask, broken, (call) => note({ what, ...call }))
    if (!broken.aborted) travelled.balance += moves
    await delay(thinks)
    return answer
  }
  while (travelled.turns < mostTurns && !enough.aborted && !broken.aborted) {
    const ids = { deposit: randomUUID(), withdraw: randomUUID() }
    const asks = (call: keyof typeof ids) =>
      askPayment(server, { player: signedIn, call: `payment/${call}`, requestId: ids[call] })
    // Its provider is the sandbox, which dies with a node.
    const page = await persist(() => asks('deposit'), broken)
    await outside(() => payOnPage(server, page ?? ''))
    if (!broken.aborted) travelled.balance += paidAmount
    for (let bets = 0; bets < betsPerTurn; bets++) {
      const bet = movement(stake)
      await does('bet', -stake, () => taken(hub88.bet(player, bet)))
      const won = { ...movement(win), round: bet.round, of: bet.id }
      await does('win', win, () => taken(hub88.win(player, won)))
    }
    await does('withdrawal', -paidAmount, () => asks('withdraw'))
    // Each turn withdraws what it deposits.
    const shown = await does('history', 0, () => wonInHistory(server, signedIn.token))
    if (shown !== null && shown !== travelled.balance) travelled.stale.push(shown)
    await outside(async () => {
      const asked = await paymentsOf(server, signedIn, transactionKind.Withdraw)
      const approval = await approve(desk, { reference: asked.at(-1)?.reference ?? '' })
      if (!approval.startsWith('paid')) throw new Error(approval)
    })
    travelled.turns += 1
  }
  return travelled
}
