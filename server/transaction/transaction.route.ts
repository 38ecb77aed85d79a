import { toWire } from '#contract/money.ts'
import type { TransactionItem } from '#contract/transaction.ts'
import type { Parts } from '../parts.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { countPayments, listPayments, type HistoryRow } from './transaction.store.ts'

const onTheWire = ({ date, amount, balanceAfter, ...row }: HistoryRow): TransactionItem => ({
  ...row,
  date: date.toISOString(),
  amount: toWire(amount),
  balanceAfter: balanceAfter === null ? null : toWire(balanceAfter),
})

export const transactionRoutes = ({ pool }: Pick<Parts, 'pool'>) =>
  ({
    'transaction/list': async ({ body, player, locale }) => {
      const query = { ...body, playerId: player.id, locale }
      const [total, rows] = await Promise.all([countPayments(pool, query), listPayments(pool, query)])
      return done({ total, list: rows.map(onTheWire) })
    },
  }) satisfies Routes
