import * as z from 'zod/mini'
import type { GameCall, GameRefusal } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency, minorOfUnits } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { wireId } from '../wire.ts'

/** EGT Digital counts in minor units. */
const unitsPerMinor = 1

export type EgtError =
  | 'ERR_INTEGRITY_CHECK_FAILED'
  | 'ERR_INVALID_ACCOUNT'
  | 'ERR_INVALID_TOKEN'
  | 'ERR_INVALID_PLAYER_ID'
  | 'ERR_NOT_ENOUGH_MONEY'
  | 'ERR_LIMIT_REACHED'
  | 'ERR_ON_A_BREAK'
  | 'ERR_EXCLUDED'
  | 'ERR_REGISTER_SILENT'
  | 'ERR_ACTIVE_ELSEWHERE'
  | 'ERR_REALITY_CHECK'
  | 'ERR_TRANSFER_ROLLED_BACK'
  | 'ERR_UNKNOWN'

export const errorOf: Record<GameRefusal, EgtError> = {
  'no such player': 'ERR_INVALID_PLAYER_ID',
  'session ended': 'ERR_INVALID_TOKEN',
  'insufficient funds': 'ERR_NOT_ENOUGH_MONEY',
  'limit reached': 'ERR_LIMIT_REACHED',
  'on a break': 'ERR_ON_A_BREAK',
  'excluded by a register': 'ERR_EXCLUDED',
  'register silent': 'ERR_REGISTER_SILENT',
  'active elsewhere': 'ERR_ACTIVE_ELSEWHERE',
  'reality check': 'ERR_REALITY_CHECK',
  'id reused': 'ERR_UNKNOWN',
  'rolled back': 'ERR_TRANSFER_ROLLED_BACK',
  'not an amount': 'ERR_UNKNOWN',
}

/** Signed but not read: its format is not public. */
const timestamp = z.union([z.string(), z.number()])
const asked = { requestId: wireId, timestamp, playerId: wireId, sessionId: wireId }

const transfer = {
  ...asked,
  gameKey: wireId,
  transferId: wireId,
  roundNumber: wireId,
  roundCompleted: z.boolean(),
  amount: z.number(),
  currency: z.string(),
  reason: wireId,
}

/** The calls of the wallet; members that are not listed move no money. */
export const calls = {
  authenticate: z.object({ ...asked, defenceCode: wireId }),
  balance: z.object({ ...asked, currency: z.string() }),
  withdraw: z.object(transfer),
  /** The amount includes what was won of a jackpot. */
  deposit: z.object(transfer),
  reverse: z.object({ ...asked, transferId: wireId, referenceId: wireId, roundNumber: wireId }),
}
export type CallOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]>

const transferred = [
  'playerId',
  'transferId',
  'gameKey',
  'roundNumber',
  'roundCompleted',
  'amount',
  'currency',
]
/** The fields that each call acts on: all must be signed. */
export const signed: Record<keyof typeof calls, readonly string[]> = {
  authenticate: ['playerId', 'defenceCode'],
  balance: ['playerId', 'currency'],
  withdraw: [...transferred, 'reason'],
  deposit: transferred,
  reverse: ['playerId', 'transferId', 'referenceId', 'roundNumber'],
}

/** A free round: its bet takes nothing. */
const freeRound = 'GIFT_SPIN'

/** Minor units; or the error for an invalid amount or another currency. */
export function priceOf({ amount, currency: given }: Pick<CallOf<'withdraw'>, 'amount' | 'currency'>) {
  if (given !== currency) return 'ERR_INVALID_ACCOUNT'
  return minorOfUnits(amount, unitsPerMinor) ?? 'ERR_UNKNOWN'
}

export function transferOf(kind: 'bet' | 'win', said: CallOf<'withdraw'>, price: number): GameCall {
  const { playerId, transferId, gameKey, roundNumber, roundCompleted, reason } = said
  const amount = kind === 'bet' && reason === freeRound ? 0 : price
  return {
    provider: 'egt',
    id: `${kind} ${transferId}`,
    player: { usercode: playerId },
    game: gameKey,
    round: roundNumber,
    movements: [{ kind, id: transferId, amount }],
    closesRound: roundCompleted,
  }
}

export const reversalOf = (said: CallOf<'reverse'>): GameCall => ({
  provider: 'egt',
  id: `reverse ${said.transferId}`,
  player: { usercode: said.playerId },
  game: null,
  round: said.roundNumber,
  movements: [{ kind: 'rollback', of: said.referenceId }],
  closesRound: false,
})

const ok = 'OK'

export const balanceSaid = (funds: Funds): Answer =>
  json({ statusCode: ok, balance: totalOf(funds), currency })

/** @param amount as it was asked for; from which balance it was taken is not told */
export const done = (funds: Funds, receipt: string | undefined, amount?: number): Answer =>
  json({
    statusCode: ok,
    balance: totalOf(funds),
    casinoTransferId: receipt,
    ...(amount !== undefined && { realAmount: amount, bonusAmount: 0 }),
  })

export const failed = (statusCode: EgtError, funds: Funds | null = null): Answer =>
  json({ statusCode, ...(funds && { balance: totalOf(funds) }) })
