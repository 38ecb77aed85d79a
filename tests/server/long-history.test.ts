import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roundKind, roundStatus } from '#contract/round.ts'
import { transactionStatus } from '#contract/payment.ts'
import { withinDays } from '#server/database/within-days.ts'
import type { CountedQuery } from '#server/transaction/counted-page.ts'
import { readMovements } from '#server/transaction/movement.store.ts'
import { readRounds } from '#server/transaction/round.store.ts'
import { readPayments } from '#server/transaction/transaction.store.ts'
import { findPlay } from '#server/protection/play.store.ts'
import { writeBook, type Gambler } from '#tests/load/history/book.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { explaining } from './setup/plan.ts'

const { Win, Bet } = roundKind
const { Processing, Cancelled, Expired } = roundStatus
const locale = 'en'

let app: TestApp
let gambler: Gambler
let addict: Gambler
const long = 50_000

beforeAll(async () => {
  app = await startApp()
  const [short, other] = await writeBook(app.databaseUrl, [
    { rounds: 2_000, open: 25 },
    { rounds: long, open: 25 },
  ])
  if (!short || !other) throw new Error('Nobody has played')
  gambler = short
  addict = other
})
afterAll(() => app.close())

type Filter = Partial<Omit<CountedQuery, 'playerId'>>

const asked = (playerId: number, filter: Filter): CountedQuery => ({
  playerId,
  kind: 0,
  skip: 0,
  take: 20,
  ...filter,
})

/** Counted from all rows. */
async function counted(
  table: 'rounds' | 'payments',
  { playerId, kind, status, from, to, skip, take }: CountedQuery,
) {
  const [moment, of, sums] =
    table === 'rounds'
      ? [
          'started_at',
          'kind',
          'coalesce(sum(bet) filter (where status <> 3), 0)::bigint as bet, coalesce(sum(win) filter (where status <> 3), 0)::bigint as win',
        ]
      : ['created_at', 'type', '0 as bet, 0 as win']
  const chosen = `from ${table} where player_id = $1 and ($2 = 0 or ${of} = $2) and ($3::smallint is null or status = $3)
    and ${withinDays(moment, '$4', '$5')}`
  const values = [playerId, kind, status ?? null, from ?? null, to ?? null]
  const all = await app.pool.query<{ total: number; bet: number; win: number }>(
    `select count(*)::int as total, ${sums} ${chosen}`,
    values,
  )
  const page = await app.pool.query<{ id: number }>(
    `select id ${chosen} order by ${moment} desc, id desc offset $6 limit $7`,
    [...values, skip, take],
  )
  const { total = 0, bet = 0, win = 0 } = all.rows[0] ?? {}
  return { total, bet, win, ids: page.rows.map(({ id }) => id) }
}

async function roundsOf(query: CountedQuery) {
  const { total, sum, list } = await readRounds(app.pool, query)
  return { total, ...sum, ids: list.map(({ id }) => id) }
}

async function paymentsOf(query: CountedQuery) {
  const { total, list } = await readPayments(app.pool, { ...query, locale })
  return { total, bet: 0, win: 0, ids: list.map(({ id }) => id) }
}

const ago = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(Date.now() - days * 24 * 3_600_000)
const monthOf = (day: string) => `${day.slice(0, 7)}-01`

describe('a long history', () => {
  const days: Filter[] = [
    {},
    { from: ago(400) },
    { to: ago(400) },
    { from: ago(10), to: ago(3) },
    { from: ago(500), to: ago(300) },
    { from: monthOf(ago(500)), to: ago(470) },
    { from: monthOf(ago(500)), to: monthOf(ago(300)) },
    { from: ago(40), to: ago(40) },
    { from: ago(3), to: ago(10) },
    { from: '0001-01-01', to: '9999-12-31' },
  ]
  const kinds: Filter[] = [
    {},
    { kind: Win },
    { status: Processing },
    { kind: Bet, status: Expired },
    { status: Cancelled },
  ]

  test.each(days)('Scenario: rounds of %o are those that all rows tell, on every page', async (range) => {
    for (const kind of kinds) {
      const { total } = await counted('rounds', asked(gambler.id, { ...range, ...kind }))
      for (const skip of [0, 1, Math.floor(total / 2), Math.max(0, total - 7), total]) {
        const query = asked(gambler.id, { ...range, ...kind, skip })
        expect([query, await roundsOf(query)]).toEqual([query, await counted('rounds', query)])
      }
    }
  })

  test.each(days)('Scenario: payments of %o are those that all rows tell, on every page', async (range) => {
    for (const status of [undefined, transactionStatus.Confirmed, transactionStatus.Pending]) {
      const { total } = await counted('payments', asked(gambler.id, { ...range, status }))
      for (const skip of [0, Math.floor(total / 2), Math.max(0, total - 7), total]) {
        const query = asked(gambler.id, { ...range, status, skip })
        expect([query, await paymentsOf(query)]).toEqual([query, await counted('payments', query)])
      }
    }
  })

  test('Scenario: movements are told page by page, each going on from the one before, of all causes and of one', async () => {
    const read = (skip: number, cause?: 'deposit') =>
      readMovements(app.pool, { playerId: gambler.id, locale, skip, take: 20, cause })
    const { total } = await read(0)
    const sums = await app.pool.query<{ total: number; deposits: number }>(
      `select count(distinct transfer_id)::int as total, (count(*) filter (where cause = 'deposit'))::int as deposits
         from entries join accounts on accounts.id = account_id join transfers on transfers.id = transfer_id where player_id = $1`,
      [gambler.id],
    )
    expect(total).toBe(sums.rows[0]?.total)
    for (const skip of [0, Math.floor(total / 2), total - 20]) {
      const { list } = await read(skip)
      expect(list).toHaveLength(20)
      for (const [index, { amount, balanceAfter }] of list.entries())
        expect((list[index + 1]?.balanceAfter ?? balanceAfter - amount) + amount).toBe(balanceAfter)
    }
    const { list: first } = await read(total - 1)
    expect(first).toMatchObject([{ cause: 'deposit', amount: 1_000, balanceAfter: 1_000 }])
    const deposits = await read(0, 'deposit')
    expect(deposits.total).toBe(sums.rows[0]?.deposits)
    expect((await read(deposits.total - 1, 'deposit')).list).toEqual(first)
    expect((await read(deposits.total, 'deposit')).list).toEqual([])
  })

  test('Scenario: a page reads its rows and a day, not all of them, and no table as a whole', async () => {
    const mostOfADay = 60
    const parts = 6
    const take = 20
    const read = explaining(app.pool)
    for (const filter of [...days.slice(0, 5), ...kinds.slice(1)])
      for (const skip of [0, long / 2, long - take]) {
        await readRounds(read.db, asked(addict.id, { ...filter, skip, take }))
        await readPayments(read.db, { ...asked(addict.id, { ...filter, skip, take }), kind: 0, locale })
      }
    for (const skip of [0, long / 2, long])
      for (const cause of [undefined, 'deposit', 'win'] as const)
        await readMovements(read.db, { playerId: addict.id, locale, skip, take, cause })
    expect(read.whole).toEqual([])
    // At most the counters of 36 months and of three months of days, and the rows of the page.
    const mostCounts = (36 + 3 * 31) * parts
    expect(Math.max(...read.rows)).toBeLessThan(mostCounts + parts * (mostOfADay + take) + 10 * take)
  })

  test('Scenario: the session bar of a heavy player reads the rounds of the session alone', async () => {
    const inSession = 40
    const { rows } = await app.pool.query<{ at: Date }>(
      'select started_at as at from rounds where player_id = $1 order by started_at desc offset $2 limit 1',
      [addict.id, inSession - 1],
    )
    const begun = rows[0]?.at ?? new Date(Number.NaN)
    await app.pool.query('insert into play_sessions values ($1, $2, $2, $2, $2)', [addict.id, begun])
    const read = explaining(app.pool)
    const play = await findPlay(read.db, addict.id, begun)
    expect(play.begunAt).toEqual(begun)
    expect(play.staked).toBeGreaterThan(0)
    expect(Math.max(...read.rows)).toBeLessThan(3 * inSession)
  })
})
