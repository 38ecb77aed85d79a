import { toWire } from '#contract/money.ts'
import type { Movement } from '#contract/movement.ts'
import type { Round } from '#contract/round.ts'
import type { TransactionItem, Winner } from '#contract/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { maskName } from '../customer/mask.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { nameOfGame, nameOfProvider } from './sports-name.ts'
import { readMovements, type MovementRow } from './movement.store.ts'
import { readRounds, type RoundRow } from './round.store.ts'
import { readPayments, type HistoryRow } from './transaction.store.ts'
import { listWinners, type WinnerRow } from './winner.store.ts'

const winnerDays = 7
const currencySymbol = '₺'

const paymentOnTheWire = ({ date, amount, balanceAfter, ...row }: HistoryRow): TransactionItem => ({
  ...row,
  date: date.toISOString(),
  amount: toWire(amount),
  balanceAfter: balanceAfter === null ? null : toWire(balanceAfter),
})

const roundOnTheWire = (locale: Locale, { date, bet, win, balanceAfter, ...row }: RoundRow): Round => ({
  ...row,
  game: nameOfGame(locale, row.game),
  provider: nameOfProvider(row.provider),
  date: date.toISOString(),
  bet: toWire(bet),
  win: toWire(win),
  balanceAfter: toWire(balanceAfter),
})

const movementOnTheWire = (
  locale: Locale,
  { date, amount, bonus, balanceAfter, ...row }: MovementRow,
): Movement => ({
  ...row,
  subject: row.subject === null ? null : nameOfGame(locale, row.subject),
  date: date.toISOString(),
  amount: toWire(amount),
  bonus: toWire(bonus),
  balanceAfter: toWire(balanceAfter),
})

const winnerOnTheWire = ({ image, name, amount, ...row }: WinnerRow): Winner => ({
  ...row,
  image: image ?? '',
  name: maskName(name),
  amount: toWire(amount),
  currencySymbol,
})

export const transactionRoutes = ({ read, elsewhere, clock }: Pick<Parts, 'read' | 'elsewhere' | 'clock'>) =>
  ({
    'transaction/list': async ({ body, player, locale }) => {
      const { total, list } = await read((db) => readPayments(db, { ...body, playerId: player.id, locale }))
      return done({ total, list: list.map(paymentOnTheWire) })
    },

    'transaction/games': async ({ body, player, locale }) => {
      const { total, sum, list } = await read((db) => readRounds(db, { ...body, playerId: player.id }))
      return done({
        total,
        sum: { bet: toWire(sum.bet), win: toWire(sum.win) },
        list: list.map((row) => roundOnTheWire(locale, row)),
      })
    },

    'transaction/movements': async ({ body, player, locale }) => {
      const { total, balance, withdrawable, held, list } = await read((db) =>
        readMovements(db, { ...body, playerId: player.id, locale }),
      )
      return done({
        total,
        balance: toWire(balance),
        withdrawable: toWire(withdrawable),
        held: toWire(held),
        list: list.map((row) => movementOnTheWire(locale, row)),
      })
    },

    'transaction/topwinners': async ({ body }) => {
      const since = new Date(clock().getTime() - winnerDays * 24 * 60 * 60 * 1000)
      const rows = await elsewhere.everywhere((db) =>
        listWinners(db, { live: body.isLive, since, take: body.count }),
      )
      const largest = rows.toSorted((one, other) => other.amount - one.amount).slice(0, body.count)
      return done(largest.map(winnerOnTheWire))
    },
  }) satisfies Routes
