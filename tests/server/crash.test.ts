import { describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { askPayment, payOnPage, type PaymentAsked } from './setup/paying.ts'
import { killedServers } from './setup/killed.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import type { RealServer } from './setup/real-server.ts'

const { Confirmed } = transactionStatus
const playerCount = 10
/** Per player: paid deposits, and as many withdrawals. */
const each = 10
/** In answers received, of 200. */
const answersBeforeTheKill = 80
const startingCash = 100_000

const nameOf = ({ player, call, requestId }: PaymentAsked) => `${player.id} ${call} ${requestId}`

const plan = (players: TestPlayer[], call: PaymentAsked['call']): PaymentAsked[] =>
  players.flatMap((player) =>
    Array.from({ length: each }, (_, index) => ({ player, call, requestId: `${call} ${index}:1` })),
  )

async function keptPayments({ pool }: RealServer): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; status: number }>(
    `select requests.player_id || ' ' || case type when 1 then 'payment/deposit' else 'payment/withdraw' end || ' ' || key as name, status
       from requests join payments on reference::text = outcome ->> 'data'`,
  )
  return new Map(rows.map((row) => [row.name, row.status]))
}

describe('the server is killed in the middle of 200 payments', () => {
  const starts = killedServers()

  test.each([['server', undefined], ['server and its database', 'database'] as const])(
    'Scenario: kill -9 of the %s: what was answered is kept, and what is sent again happens once',
    async (_name, also) => {
      const first = await starts()
      const players = await Promise.all(
        Array.from({ length: playerCount }, () => signedIn(first, startingCash)),
      )
      const deposits = plan(players, 'payment/deposit')
      const withdrawals = plan(players, 'payment/withdraw')
      const pages: (string | null)[] = []
      for (const deposit of deposits) pages.push(await askPayment(first, deposit))

      const answered = new Set<string>()
      let killed: Promise<void> | undefined
      const work = deposits.flatMap((deposit, index) => {
        const withdrawal = withdrawals[index] ?? deposit
        return [
          { one: deposit, done: payOnPage(first, pages[index] ?? '') },
          { one: withdrawal, done: askPayment(first, withdrawal) },
        ]
      })
      const outcomes = await Promise.allSettled(
        work.map(async ({ one, done }) => {
          await done
          if (!killed) answered.add(nameOf(one))
          if (answered.size === answersBeforeTheKill) killed ??= first.kill(also)
        }),
      )
      await killed
      expect(outcomes.some((outcome) => outcome.status === 'rejected')).toBe(true)

      const second = await starts()
      await proveLedger(second)
      const kept = await keptPayments(second)
      const lostDeposits = deposits.filter(
        (one) => answered.has(nameOf(one)) && kept.get(nameOf(one)) !== Confirmed,
      )
      const lostWithdrawals = withdrawals.filter((one) => answered.has(nameOf(one)) && !kept.has(nameOf(one)))
      expect({ answered: answered.size, lostDeposits, lostWithdrawals }).toEqual({
        answered: answersBeforeTheKill,
        lostDeposits: [],
        lostWithdrawals: [],
      })

      const again = await Promise.all(deposits.map((deposit) => askPayment(second, deposit)))
      expect(again).toEqual(pages)
      await Promise.all(again.map((page) => payOnPage(second, page ?? '')))
      await Promise.all(withdrawals.map((withdrawal) => askPayment(second, withdrawal)))
      const { rows } = await second.pool.query(
        `select (select count(*) from payments) as payments, array_agg(distinct balance) as balances
           from accounts where kind = 'cash' and player_id is not null`,
      )
      expect(rows).toEqual([
        { payments: deposits.length + withdrawals.length, balances: [String(startingCash)] },
      ])
    },
  )
})
