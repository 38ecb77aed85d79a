import { verify, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import type { GameRefusal } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency, minorOfUnits } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { wireId } from '../wire.ts'

export const signatureHeader = 'x-hub88-signature'
/** Hub88 counts in 1/100 000 of a lira. */
const unitsPerMinor = 1_000

/** RSA-SHA256 over the raw body. */
export const isSigned = (key: KeyObject, body: string, signature: string) =>
  verify('RSA-SHA256', Buffer.from(body), key, Buffer.from(signature, 'base64'))

const named = { user: wireId, request_uuid: wireId }
const transaction = {
  ...named,
  transaction_uuid: wireId,
  round: wireId,
  round_closed: z.optional(z.nullable(z.boolean())),
  game_code: z.nullish(wireId),
}
const price = { amount: z.int(), currency: z.string() }

/** The calls of the Operator API's wallet; members that are not listed move no money. */
export const calls = {
  info: z.object(named),
  balance: z.object({ ...named, token: wireId }),
  bet: z.object({ ...transaction, ...price, token: wireId, is_free: z.nullish(z.boolean()) }),
  win: z.object({ ...transaction, ...price, reference_transaction_uuid: wireId }),
  rollback: z.object({ ...transaction, reference_transaction_uuid: wireId }),
}
export type CallOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]>
export type Hub88Transaction = z.output<z.ZodMiniObject<typeof transaction>>

type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'

export const statusOf = {
  'no such player': 'RS_ERROR_INVALID_TOKEN',
  'session ended': 'RS_ERROR_TOKEN_EXPIRED',
  'insufficient funds': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'limit reached': 'RS_ERROR_LIMIT_REACHED',
  'on a break': 'RS_ERROR_USER_DISABLED',
  'excluded by a register': 'RS_ERROR_USER_DISABLED',
  'register silent': 'RS_ERROR_USER_DISABLED',
  'active elsewhere': 'RS_ERROR_USER_DISABLED',
  'reality check': 'RS_ERROR_USER_DISABLED',
  'id reused': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'rolled back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'not an amount': 'RS_ERROR_WRONG_SYNTAX',
} as const satisfies Record<GameRefusal, Status>

interface Told {
  user?: string | undefined
  funds?: Funds | null | undefined
}

/** The status of HTTP is always 200: only the status in the body says whether it failed. */
export function answer(status: Status, request_uuid: string | undefined, { user, funds }: Told = {}): Answer {
  const money = funds ? { currency, balance: totalOf(funds) * unitsPerMinor } : {}
  return json({ user, status, request_uuid, ...money })
}

/** Distinguishes a member of a wrong type from one that is missing or invalid. */
export function malformed(content: unknown, { issues }: z.core.$ZodError): Status {
  const [issue] = issues
  const [member] = issue?.path ?? []
  const isThere = Object.entries(Object(content)).some(([name, value]) => name === member && value !== null)
  return issue?.code === 'invalid_type' && isThere ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX'
}

/** Minor units; or the status for an invalid amount or another currency. */
export function priceOf({ amount, currency: given }: { amount: number; currency: string }): number | Status {
  if (given !== currency) return 'RS_ERROR_WRONG_CURRENCY'
  return minorOfUnits(amount, unitsPerMinor) ?? 'RS_ERROR_WRONG_SYNTAX'
}

const numbered = z.object({ request_uuid: wireId })

export const numberOf = (content: unknown) => numbered.safeParse(content).data?.request_uuid
