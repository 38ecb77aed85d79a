import * as z from 'zod/mini'
import { transaction } from '../database/transaction.ts'
import { looking } from './command.ts'
import { playerBy } from './find-player.ts'
import { balancesOf } from './find-player.store.ts'
import { day, take, usercode } from './given.ts'
import { chapters, money, table } from './show.ts'
import { listEntries, sumEntries } from './statement.store.ts'

export const statement = looking({
  words: z.object({ usercode }),
  options: z.object({ from: z.optional(day), to: z.optional(day), take }),
  about: {
    from: 'the first day, by the clock of Istanbul: 2026-11-20',
    to: 'the last day',
    take: 'how many of the newest movements; default 50. The sums are over all',
  },
  says: "every movement of a player's accounts with its cause and the balance after it, newest first, and their sums",
  run: ({ pool }, { usercode: code, from = null, to = null, take: most }) =>
    transaction(pool, async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      const { id: playerId } = await playerBy(tx, code)
      const query = { playerId, from, to, take: most }
      const movements = await listEntries(tx, query)
      const sums = await sumEntries(tx, query)
      const balances = await balancesOf(tx, playerId)
      return chapters({
        movements: table(
          movements.map(({ amount, after, ...row }) => ({
            ...row,
            amount: money(amount),
            after: money(after),
          })),
          'No money has moved.',
        ),
        sums: table(
          sums.map(({ amount, ...row }) => ({ ...row, amount: money(amount) })),
          'Nothing to sum.',
        ),
        balances: table(balances.map(({ kind, balance }) => ({ account: kind, balance: money(balance) }))),
      })
    }),
})
