import * as z from 'zod/mini'
import type {
  GameCall,
  GameMovement,
  GameRefusal,
  Limited,
  PlayerRef,
  Seat,
} from '../../../seamless/game-call.ts'
import type { Bar } from '../../../protection/break.store.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency, minorOfUnits } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { wireId } from '../wire.ts'

/** Amounts are minor units. */
const unitsPerMinor = 1

export type DtError =
  | 'not signed'
  | 'not understood'
  | 'wrong currency'
  | 'wrong amount'
  | 'unknown player'
  | 'session ended'
  | 'insufficient funds'
  | 'limit reached'
  | Bar
  | 'reality check'
  | 'id reused'
  | 'rolled back'
  | 'internal error'

export const errorOf: Record<GameRefusal, DtError> = {
  'no such player': 'unknown player',
  'session ended': 'session ended',
  'insufficient funds': 'insufficient funds',
  'limit reached': 'limit reached',
  'on a break': 'on a break',
  'excluded by a register': 'excluded by a register',
  'register silent': 'register silent',
  'active elsewhere': 'active elsewhere',
  'reality check': 'reality check',
  'id reused': 'id reused',
  'rolled back': 'rolled back',
  'not an amount': 'wrong amount',
}

const call = { id: wireId, transaction: wireId, round: wireId }
const price = { currency: z.string(), amount: z.number() }
const movement = { ...call, ...price, game: wireId, endsRound: z.boolean() }

export const calls = {
  authenticate: z.object({ token: wireId }),
  balance: z.object({ player: wireId, currency: z.string() }),
  /** By the token: no bets after its session has ended. */
  debit: z.object({ ...movement, token: wireId }),
  /** By the player: it also comes after the session has ended. */
  credit: z.object({ ...movement, player: wireId }),
  rollback: z.object({ ...call, player: wireId }),
}
export type CallOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]>
type Movement = Omit<CallOf<'debit'>, 'token'>

/** Minor units; or the error for an invalid amount or another currency. */
export function priceOf({ amount, currency: given }: Movement): number | DtError {
  if (given !== currency) return 'wrong currency'
  return minorOfUnits(amount, unitsPerMinor) ?? 'wrong amount'
}

export const callOf = (
  provider: string,
  { id, game, round, endsRound }: Movement,
  player: PlayerRef,
  moved: GameMovement,
): GameCall => ({ provider, id, player, game, round, movements: [moved], closesRound: endsRound })

export const rollbackOf = (
  provider: string,
  { id, transaction, round, player }: CallOf<'rollback'>,
): GameCall => ({
  provider,
  id,
  player: { usercode: player },
  game: null,
  round,
  movements: [{ kind: 'rollback', of: transaction }],
  closesRound: false,
})

const balanceOf = (funds: Funds) => ({ balance: totalOf(funds), currency })

export const seated = ({ usercode, username, locale, funds }: Seat): Answer =>
  json({ ok: true, player: usercode, name: username, language: locale, ...balanceOf(funds) })

/** @param receipt our id of the transaction */
export const done = (funds: Funds, receipt?: string): Answer =>
  json({ ok: true, ...balanceOf(funds), ...(receipt !== undefined && { receipt }) })

/** The status is always 200: only the body says whether it failed. */
export const failed = (error: DtError, funds: Funds | null = null, limited?: Limited): Answer =>
  json({ ok: false, error, ...(funds && balanceOf(funds)), ...(limited && limitOf(limited)) })

/** `message` is for the player. */
const limitOf = ({ told, ...limit }: Limited) => ({ limit, message: told })
