import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { id } from './field.ts'
import { topWinnersCount } from './home.ts'
import { money } from './money.ts'
import { movementFilter, movementPage } from './movement.ts'
import { history } from './page.ts'
import { transactionKind, transactionStatus } from './payment.ts'
import { roundFilter, roundPage } from './round.ts'

/** Section 3; 0: all kinds. */
const anyKind = z.literal([0, ...Object.values(transactionKind)])
const status = z.literal(Object.values(transactionStatus))

const winner = z.object({
  /** Path of the game's pictures without width and format (`gamePicture`); empty when it has none. */
  image: z.string(),
  game: z.string(),
  /** Masked name of the player. */
  name: z.string(),
  amount: money,
  currencySymbol: z.string(),
})
export type Winner = z.output<typeof winner>

const transactionFilter = z.extend(history, {
  kind: z._default(anyKind, 0),
  status: z.optional(status),
})
export type TransactionFilter = Omit<z.output<typeof transactionFilter>, 'skip' | 'take'>

const transactionItem = z.object({
  id,
  date: z.iso.datetime(),
  kind: anyKind,
  status,
  method: z.string(),
  amount: money,
  /** Null while the payment has not moved the balance. */
  balanceAfter: z.nullable(money),
  reference: z.string(),
})
export type TransactionItem = z.output<typeof transactionItem>

export const transaction = {
  'transaction/topwinners': {
    method: 'POST',
    path: 'transaction/topwinners',
    auth: 'anyone',
    section: '7',
    request: z.object({
      isLive: z._default(z.boolean(), false),
      count: z._default(
        z.int().check(z.minimum(1), z.maximum(topWinnersCount, 'at most 40')),
        topWinnersCount,
      ),
    }),
    data: z.array(winner),
  },
  'transaction/list': {
    method: 'POST',
    path: 'transaction/list',
    auth: 'player',
    section: '2',
    beyond: true,
    request: transactionFilter,
    data: z.object({ total: z.int(), list: z.array(transactionItem) }),
  },
  'transaction/games': {
    method: 'POST',
    path: 'transaction/games',
    auth: 'player',
    section: '2',
    beyond: true,
    request: roundFilter,
    data: roundPage,
  },
  'transaction/movements': {
    method: 'POST',
    path: 'transaction/movements',
    auth: 'player',
    section: '2',
    beyond: true,
    request: movementFilter,
    data: movementPage,
  },
} satisfies Record<string, Call>
