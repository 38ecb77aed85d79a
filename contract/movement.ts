import * as z from 'zod/mini'
import { id } from './field.ts'
import { money } from './money.ts'
import { page } from './page.ts'

/** Causes of a change of the balance. A paid withdrawal is none: its money left the balance before. */
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

const movement = z.object({
  id,
  date: z.iso.datetime(),
  cause: movementCause,
  /** Change of the balance, cash and bonus together. */
  amount: money,
  /** Change of the part that cannot be withdrawn yet. */
  bonus: money,
  balanceAfter: money,
  /** Payment method, game or bonus in the player's language; null when it has none. */
  subject: z.nullable(z.string()),
  reference: z.string(),
})
export type Movement = z.output<typeof movement>

/** Newest first; all values are of the same moment. */
export const movementPage = z.object({
  total: z.int(),
  balance: money,
  /** The part of the balance that can be withdrawn. */
  withdrawable: money,
  /** In withdrawals that are not paid out yet. */
  held: money,
  list: z.array(movement),
})
export type MovementPage = z.output<typeof movementPage>
