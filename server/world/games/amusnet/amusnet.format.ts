import * as z from 'zod/mini'
import type { GameCall, GameMovement, GameRefusal } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency } from '../amount.ts'
import type { Answer } from '../answer.ts'
import { writeXml } from './amusnet.xml.ts'
import { wireId } from '../wire.ts'

const ok = { ErrorCode: 1000, ErrorMessage: 'OK' }
/** From 3000 on nothing was done. 1100, a repetition, means done: it must never answer other content. */
const errors = {
  'internal error': { ErrorCode: 3000, ErrorMessage: 'INTERNAL SERVER ERROR' },
  'wrong credentials': { ErrorCode: 3000, ErrorMessage: 'WRONG CREDENTIALS' },
  'not understood': { ErrorCode: 3000, ErrorMessage: 'NOT UNDERSTOOD' },
  'wrong currency': { ErrorCode: 3000, ErrorMessage: 'WRONG CURRENCY' },
  'wrong amount': { ErrorCode: 3000, ErrorMessage: 'WRONG AMOUNT' },
  'unknown player': { ErrorCode: 3000, ErrorMessage: 'UNKNOWN PLAYER' },
  'other content': { ErrorCode: 3000, ErrorMessage: 'TRANSFER ID REUSED' },
  cancelled: { ErrorCode: 3000, ErrorMessage: 'ROUND CANCELLED' },
  expired: { ErrorCode: 3100, ErrorMessage: 'EXPIRED' },
  'insufficient funds': { ErrorCode: 3100, ErrorMessage: 'INSUFFICIENT FUNDS' },
  'limit reached': { ErrorCode: 3100, ErrorMessage: 'LIMIT REACHED' },
  'on a break': { ErrorCode: 3100, ErrorMessage: 'ON A BREAK' },
  excluded: { ErrorCode: 3100, ErrorMessage: 'EXCLUDED' },
  'register silent': { ErrorCode: 3100, ErrorMessage: 'REGISTER SILENT' },
  'active elsewhere': { ErrorCode: 3100, ErrorMessage: 'ACTIVE ELSEWHERE' },
  'reality check': { ErrorCode: 3100, ErrorMessage: 'REALITY CHECK' },
} as const
export type AmusnetError = keyof typeof errors

export const errorOf: Record<GameRefusal, AmusnetError> = {
  'no such player': 'unknown player',
  'session ended': 'expired',
  'insufficient funds': 'insufficient funds',
  'limit reached': 'limit reached',
  'on a break': 'on a break',
  'excluded by a register': 'excluded',
  'register silent': 'register silent',
  'active elsewhere': 'active elsewhere',
  'reality check': 'reality check',
  'id reused': 'other content',
  'rolled back': 'cancelled',
  'not an amount': 'wrong amount',
}

export const credentials = z.object({ UserName: z.string(), Password: z.string() })

const asked = { PlayerId: wireId, PortalCode: wireId, SessionId: wireId }
const transfer = {
  ...asked,
  TransferId: wireId,
  GameId: wireId,
  GameNumber: wireId,
  Amount: z.string(),
  Currency: z.string(),
  /** We give no free rounds: a call with one is not understood. */
  Freespin: z.optional(z.never()),
}

/** The calls of the wallet by their root, without "Request"; members that are not listed move no money. */
export const calls = {
  Auth: z.object({ ...asked, DefenceCode: wireId }),
  GetPlayerBalance: z.object({ ...asked, Currency: z.string() }),
  Withdraw: z.object({ ...transfer, Reason: z.literal('ROUND_BEGIN') }),
  Deposit: z.object({ ...transfer, Reason: z.enum(['ROUND_END', 'ROUND_CANCEL', 'JACKPOT_END']) }),
  WithdrawAndDeposit: z.object({
    ...transfer,
    WinAmount: z.string(),
    Reason: z.enum(['ROUND_END', 'JACKPOT_END']),
  }),
}
export type CallName = keyof typeof calls
export type CallOf<Name extends CallName> = z.output<(typeof calls)[Name]>

/** Minor units; null unless it is a whole number of them from 0. */
const amountOf = (text: string) => (/^\d{1,12}(\.0+)?$/.test(text) ? Number(text) : null)

/** The end of a portal's code, if it names a currency. */
const portalCurrency = /_([A-Z]{3})$/
export const currencyOfPortal = (portal: string) => portalCurrency.exec(portal)?.[1] ?? currency

type Transfer = Pick<CallOf<'Withdraw'>, 'PlayerId' | 'TransferId' | 'GameId' | 'GameNumber'>

const callOf = (name: string, said: Transfer, movements: GameMovement[], closesRound: boolean): GameCall => ({
  provider: 'amusnet',
  id: `${name} ${said.TransferId}`,
  player: { usercode: said.PlayerId },
  game: said.GameId,
  round: said.GameNumber,
  movements,
  closesRound,
})

/** Null for an invalid amount, as are the others. */
export function withdrawal(said: CallOf<'Withdraw'>): GameCall | null {
  const amount = amountOf(said.Amount)
  return amount === null ? null : callOf('bet', said, [{ kind: 'bet', id: said.TransferId, amount }], false)
}

/** Bet and win of one call share an id: the win gets a suffix. */
const winOf = (id: string) => `${id} win`

/** By the id of the bet; also takes back the win of the same call. */
const cancelling = (said: Transfer): GameCall =>
  callOf(
    'cancel',
    said,
    [
      { kind: 'rollback', of: said.TransferId },
      { kind: 'rollback', of: winOf(said.TransferId) },
    ],
    true,
  )

/** The game of a jackpot is not that of the round. */
export function depositing(said: CallOf<'Deposit'>): GameCall | null {
  const { TransferId: id, Reason } = said
  const amount = amountOf(said.Amount)
  if (amount === null) return null
  if (Reason === 'ROUND_CANCEL') return cancelling(said)
  const call = callOf('win', said, [{ kind: 'win', id, amount }], Reason === 'ROUND_END')
  return Reason === 'JACKPOT_END' ? { ...call, game: null } : call
}

export function both(said: CallOf<'WithdrawAndDeposit'>): GameCall | null {
  const { TransferId: id } = said
  const [amount, won] = [amountOf(said.Amount), amountOf(said.WinAmount)]
  if (amount === null || won === null) return null
  const bet: GameMovement = { kind: 'bet', id, amount }
  return callOf('both', said, [bet, { kind: 'win', id: winOf(id), amount: won }], true)
}

const answer = (call: string, fields: Record<string, string | number>): Answer => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  body: writeXml(`${call}Response`, fields),
})

export const done = (call: string, funds: Funds, receipt?: string): Answer =>
  answer(call, {
    Balance: totalOf(funds),
    ...(receipt !== undefined && { CasinoTransferId: receipt }),
    ...ok,
  })

export const failed = (call: string, error: AmusnetError, funds: Funds | null = null): Answer =>
  answer(call, { ...(funds && { Balance: totalOf(funds) }), ...errors[error] })
