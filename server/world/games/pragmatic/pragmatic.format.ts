import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import type { GameRefusal } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { decimalAmount, isSecret, wireId } from '../wire.ts'

export type Form = Readonly<Record<string, string>>

/** Null if a parameter comes twice: what is signed would not be what is read. */
export function formOf(body: string): Form | null {
  const given = [...new URLSearchParams(body)]
  const form = new Map(given)
  return form.size === given.length ? Object.fromEntries(form) : null
}

/** MD5 over the other parameters, sorted by name, and the secret. */
export function hashOf(signed: readonly [string, string][], secret: string): string {
  const text = signed
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHash('md5')
    .update(text + secret)
    .digest('hex')
}

/** It is not documented whether empty parameters are signed: both are accepted. */
export function isSigned({ hash = '', ...form }: Form, secret: string): boolean {
  const all = Object.entries(form)
  const full = all.filter(([, value]) => value !== '')
  return [all, full].some((signed) => isSecret(hash.toLowerCase(), hashOf(signed, secret)))
}

const nothingOr = <Type extends z.ZodMiniType>(type: Type) => z.optional(z.union([z.literal(''), type]))
const player = { userId: wireId }
const round = { ...player, gameId: wireId, roundId: wireId }
const movement = {
  ...round,
  reference: wireId,
  amount: decimalAmount,
  currency: nothingOr(z.literal(currency)),
}

/** The calls of the seamless wallet; parameters that are not listed move no money. */
export const calls = {
  authenticate: z.object({ token: wireId }),
  balance: z.object(player),
  bet: z.object(movement),
  result: z.object({
    ...movement,
    promoWinAmount: nothingOr(decimalAmount),
    promoWinReference: nothingOr(wireId),
  }),
  bonusWin: z.object({ ...player, reference: wireId, amount: decimalAmount }),
  jackpotWin: z.object(movement),
  promoWin: z.object({
    ...player,
    reference: wireId,
    amount: decimalAmount,
    campaignId: wireId,
    currency: z.literal(currency),
  }),
  endRound: z.object(round),
  refund: z.object({
    ...player,
    reference: wireId,
    gameId: nothingOr(wireId),
    roundId: nothingOr(wireId),
  }),
  adjustment: z.object({ ...movement, amount: z.string() }),
}
export type CallOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]>

const errors = {
  0: 'Success',
  1: 'Insufficient balance',
  2: 'Player not found or logged out',
  4: 'Player authentication failed',
  5: 'Invalid hash',
  6: 'Player is frozen',
  7: 'Bad parameters',
  50: 'Bet limit reached',
  100: 'Internal server error, to be repeated',
  120: 'Internal server error, not to be repeated',
} as const
type ErrorNumber = keyof typeof errors

export const errorOf = {
  'no such player': 2,
  'session ended': 2,
  'insufficient funds': 1,
  'limit reached': 50,
  'on a break': 6,
  'excluded by a register': 6,
  'register silent': 6,
  'active elsewhere': 6,
  'reality check': 6,
  'id reused': 7,
  'rolled back': 120,
  'not an amount': 7,
} as const satisfies Record<GameRefusal, ErrorNumber>

/** Cash and bonus are told as one sum: the wallet decides from which a bet is taken. */
export const fundsOf = (funds: Funds) => ({ currency, cash: toWire(totalOf(funds)), bonus: 0 })

/** The status is always 200: only the number says whether it failed. */
export const answer = (error: ErrorNumber, content: object = {}): Answer =>
  json({ ...content, error, description: errors[error] })
