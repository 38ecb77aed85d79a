import type { AskRefusal } from '#sandbox/contract/aviator.ts'
import { toWire } from '#contract/money.ts'
import { transaction } from '../database.ts'
import type { Clock } from '../clock.ts'
import type { Debt } from '../debts.ts'
import type { TableParts } from '../parts.ts'
import type { Audience } from './audience.ts'
import { decideBets } from './bet.store.ts'
import { wonOf } from './aviator.rules.ts'
import type { CrashGame } from './crash-game.ts'
import type { Lane } from './lane.ts'
import { ownBetOf, type LiveBet } from './live-bet.ts'
import { winOf } from './owed.ts'

export interface CrashParts extends Pick<TableParts, 'pool' | 'log' | 'walletOf' | 'debts' | 'takeSeat'> {
  time: Clock
  /** The root of a new chain. */
  draw: () => string
}

/** The running round. Write a change to the database before telling pages of it. */
export interface LiveRound {
  id: number
  number: number
  commitment: string
  seed: string
  /** Hundredths. */
  point: number
  /** 'closed': no more bets, not flying yet. */
  phase: 'betting' | 'closed' | 'flying' | 'crashed'
  /** Readings of the monotonic clock. */
  closesAt: number
  tookOffAt: number
  bets: Map<string, LiveBet>
  /** Bets to broadcast with the next tick. */
  changed: Set<LiveBet>
  /** Writes in progress: the round settles after them. */
  pending: Set<Promise<void>>
}

export interface RoundTools {
  table: CrashGame
  parts: CrashParts
  audience: Audience
  /** Debts on their way to the wallet. */
  lane: Lane
}

export function tellBet({ audience }: RoundTools, round: LiveRound, bet: LiveBet): void {
  round.changed.add(bet)
  audience.tellPlayer(bet.usercode, { type: 'mine', bet: ownBetOf(round.number, bet) })
}

export function tellBalance({ audience }: RoundTools, usercode: string, minor: number): void {
  audience.tellPlayer(usercode, { type: 'balance', balance: toWire(minor) })
}

export async function inRound({ pending }: LiveRound, writing: Promise<void>): Promise<void> {
  pending.add(writing)
  await writing.finally(() => pending.delete(writing))
}

/** Sends debts and tells the players their balances. Does not wait; debts without an answer are retried elsewhere. */
export function pay(tools: RoundTools, debts: readonly Debt[]): void {
  for (const { provider, owed, seat } of debts) {
    tools.lane.add(async () => {
      try {
        const answer = await tools.parts.debts.pay({ provider, id: owed.id })
        if (answer.done) tellBalance(tools, seat.usercode, answer.balance)
      } catch (error) {
        tools.parts.log.warn(
          { err: error, id: owed.id },
          'a debt of a crash game was not sent; it is retried',
        )
      }
    })
  }
}

/** Cashes bets, each once. @param outcomes `at`: the multiplier in hundredths */
export async function cash(
  tools: RoundTools,
  round: LiveRound,
  outcomes: readonly { bet: LiveBet; at: number }[],
): Promise<void> {
  const { table, parts } = tools
  const decided = outcomes.map(({ bet, at }) => ({ bet, at, won: wonOf(bet.stake, at) }))
  for (const { bet } of decided) bet.deciding = true
  const { kept, debts } = await transaction(parts.pool, async (tx) => {
    const ids = await decideBets(
      tx,
      decided.map(({ bet, at, won }) => ({ id: bet.id, at, won })),
    )
    const owed = decided
      .filter(({ bet }) => ids.has(bet.id))
      .map(({ bet, won }) => winOf(table, round.number, bet, won))
    for (const debt of owed) await parts.debts.owe(tx, debt)
    return { kept: ids, debts: owed }
  }).finally(() => {
    for (const { bet } of decided) bet.deciding = false
  })
  for (const { bet, at, won } of decided) {
    if (kept.has(bet.id)) Object.assign(bet, { state: 'cashed', cashedAt: at, won })
    else bet.state = 'annulled'
    tellBet(tools, round, bet)
  }
  pay(tools, debts)
}

/** Null: done. */
export type Refused = AskRefusal | null
