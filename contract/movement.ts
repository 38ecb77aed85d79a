import * as z from 'zod/mini'
import { id } from './field.ts'
import { money } from './money.ts'
import { page } from './page.ts'

/** What may change what a player has. A withdrawal that is paid out changes nothing more: its money has left the balance before. */
const movementCause = z.enum([
  'deposit',
  'withdraw',
  'withdraw released',
  'bonus',
  'bonus converted',
  'bonus forfeited',
  'bet',
  'win',
  'rollback',
  'adjustment',
])
export type MovementCause = z.output<typeof movementCause>

export const movementFilter = z.extend(page({ take: 100 }), { cause: z.optional(movementCause) })
export type MovementFilter = z.output<typeof movementFilter>

/** One change of what the player has; the balance is cash and bonus. */
const movement = z.object({
  id,
  date: z.iso.datetime(),
  cause: movementCause,
  /** By how much the balance changed, whichever part of it. */
  amount: money,
  /** By how much what cannot be withdrawn yet changed. */
  bonus: money,
  balanceAfter: money,
  /** What it belongs to: the method of payment, the game or the bonus, in the player's language; null where that is nothing of its own. */
  subject: z.nullable(z.string()),
  reference: z.string(),
})
export type Movement = z.output<typeof movement>

/** Newest first; all of it as it was in one moment. */
export const movementPage = z.object({
  total: z.int(),
  /** What the header shows. */
  balance: money,
  /** Of the balance, what can be withdrawn. */
  withdrawable: money,
  /** In withdrawals that wait to be paid. */
  held: money,
  list: z.array(movement),
})
export type MovementPage = z.output<typeof movementPage>
