import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { GameRefusal } from '../../../seamless/game-call.ts'
import { totalOf, type Funds } from '../../../wallet/wallet.rules.ts'
import { currency, decimalOf } from '../amount.ts'
import { json, type Answer } from '../answer.ts'
import { decimalAmount, isSecret, jsonOf, wireId } from '../wire.ts'

/** Every member, as the text that is signed. */
export type Fields = Readonly<Record<string, string>>

const scalar = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const flat = z.record(z.string(), scalar)
const message = z.record(z.string(), z.union([scalar, z.array(flat)]))

/** As PHP writes them: the other side is written in it. */
const textOf = (value: z.output<typeof scalar>) =>
  value === true ? '1' : value === false || value === null ? '' : String(value)

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
const joined = (fields: z.output<typeof flat>) =>
  Object.entries(fields)
    .toSorted(byName)
    .map(([, value]) => textOf(value))
    .join('')

/** Null if the body is no message. A list (the actions of a round) is signed as one text. */
export function fieldsOf(body: string): Fields | null {
  const { data } = message.safeParse(jsonOf(body))
  if (!data) return null
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(joined).join('') : textOf(value),
    ]),
  )
}

/** HMAC-SHA256 over the values, sorted by name; the key is SHA-256 of the secret. */
export function macOf({ hmac: _given, ...fields }: Fields, secret: string): string {
  const key = createHash('sha256').update(secret).digest()
  return createHmac('sha256', key).update(joined(fields)).digest('hex')
}

export const isSigned = (fields: Fields, secret: string) =>
  isSecret((fields['hmac'] ?? '').toLowerCase(), macOf(fields, secret))

const given = <Type extends z.ZodMiniType>(type: Type) => z.optional(z.union([type, z.literal('')]))
const player = { userid: wireId, currency: z.literal(currency) }
const movement = {
  ...player,
  tid: wireId,
  amount: decimalAmount,
  i_gameid: given(wireId),
  /** The tid of what is rolled back; then the direction adds nothing. */
  i_rollback: given(wireId),
  subtype: given(z.enum(['debit', 'credit', 'cancel', 'promotion'])),
  round_ended: z.optional(z.string()),
  /** The token of the launch, and the game, perhaps after the number of its system and a colon. */
  i_extparam: z.optional(z.string()),
  i_gamedesc: z.optional(z.string()),
}

/** The messages of One Wallet, by type; members that are not listed move no money. */
export const messages = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('balance'), ...player }),
  z.object({ type: z.literal('debit'), ...movement }),
  z.object({ type: z.literal('credit'), ...movement }),
  z.object({ type: z.literal('roundinfo'), userid: wireId, gameid: wireId }),
])
export type Message = z.output<typeof messages>

export const errorOf = {
  'no such player': 'Invalid userid',
  'session ended': 'Session has ended',
  'insufficient funds': 'Insufficient funds',
  'limit reached': 'Limit reached',
  'on a break': 'Player is on a break',
  'excluded by a register': 'Player is excluded',
  'register silent': 'Exclusion register does not answer',
  'active elsewhere': 'Player is active elsewhere',
  'reality check': 'Reality check is due',
  'id reused': 'Transaction parameter mismatch',
  'rolled back': 'Transaction was rolled back',
  'not an amount': 'Invalid amount',
} as const satisfies Record<GameRefusal, string>

/** The invalid member, as the message calls it; `type` for an unknown type. */
export const blamed = ({ issues }: z.core.$ZodError) => `Invalid ${String(issues[0]?.path[0] ?? 'type')}`

/** Signed as the message was. The status is always 200; a reply with an error says that nothing was done. */
export function answer(secret: string, content: Fields, funds?: Funds | null): Answer {
  const fields: Fields = { ...content, ...(funds && { balance: decimalOf(totalOf(funds)) }) }
  return json({ ...fields, hmac: macOf(fields, secret) })
}
