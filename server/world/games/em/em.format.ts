import * as z from 'zod/mini'
import type { GameCall, GameMovement, GameRefusal, Seat } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency, decimalOf, minorOfNumber } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { wireId } from '../wire.ts'

const errors = {
  UnknownError: 101,
  TokenNotFound: 102,
  InsufficientFunds: 105,
  CurrencyDoesntMatch: 108,
  DoubleTransaction: 110,
  InvalidHash: 111,
} as const
export type EmError = keyof typeof errors

export const errorOf: Record<GameRefusal, EmError> = {
  'no such player': 'TokenNotFound',
  'session ended': 'TokenNotFound',
  'insufficient funds': 'InsufficientFunds',
  'limit reached': 'UnknownError',
  'on a break': 'UnknownError',
  'excluded by a register': 'UnknownError',
  'register silent': 'UnknownError',
  'active elsewhere': 'UnknownError',
  'reality check': 'UnknownError',
  'id reused': 'DoubleTransaction',
  'rolled back': 'UnknownError',
  'not an amount': 'UnknownError',
}

export const hashed = z.object({ Hash: z.string() })

/** Games and rounds are numbers in some places and text in others. */
const wireIdOrNumber = z.union([wireId, z.pipe(z.int(), z.transform(String))])

const price = { Currency: z.string(), Amount: z.number() }
const movement = {
  Token: wireId,
  ExternalId: wireId,
  GameId: wireIdOrNumber,
  RoundId: wireIdOrNumber,
  ...price,
}

/** The calls of the wallet; members that are not listed move no money. */
export const calls = {
  authenticate: z.object({ LaunchToken: wireId }),
  getBalance: z.object({ Token: wireId, Currency: z.string() }),
  bet: z.object(movement),
  win: z.object({ ...movement, RoundEnd: z.nullish(z.boolean()) }),
  cancel: z.object({ Token: wireId, ExternalId: wireId, CanceledExternalId: wireId }),
}
export type CallOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]>

/** Minor units; or the error for an invalid amount or another currency. */
export function priceOf({ Currency, Amount }: Pick<CallOf<'bet'>, 'Currency' | 'Amount'>): number | EmError {
  if (Currency !== currency) return 'CurrencyDoesntMatch'
  return minorOfNumber(Amount) ?? 'UnknownError'
}

type Movement = CallOf<'bet'> & Partial<CallOf<'win'>>

export function callOf(kind: 'bet' | 'win', said: Movement, amount: number): GameCall {
  const { Token: token, ExternalId: id, GameId: game, RoundId: round } = said
  const movements: GameMovement[] = [{ kind, id, amount }]
  const closesRound = said.RoundEnd ?? false
  return { provider: 'em', id: `${kind} ${id}`, player: { token }, game, round, movements, closesRound }
}

/** A cancellation names no round: the wallet knows that of what is cancelled. */
export const cancelOf = ({ Token, ExternalId, CanceledExternalId }: CallOf<'cancel'>): GameCall => ({
  provider: 'em',
  id: `cancel ${ExternalId}`,
  player: { token: Token },
  game: null,
  round: '',
  movements: [{ kind: 'rollback', of: CanceledExternalId }],
  closesRound: false,
})

const balanceOf = (funds: Funds) => ({ TotalBalance: decimalOf(totalOf(funds)), Currency: currency })

export const done = (funds: Funds): Answer => json({ Status: 'Ok', ...balanceOf(funds) })

export const seated = (token: string, { usercode, username, funds }: Seat): Answer =>
  json({ Status: 'Ok', Token: token, ...balanceOf(funds), UserName: username, UserId: usercode })

export const failed = (error: EmError, funds: Funds | null = null): Answer =>
  json({
    Status: 'Failed',
    ErrorCode: errors[error],
    Description: error,
    LogId: '',
    ...(funds && balanceOf(funds)),
  })
