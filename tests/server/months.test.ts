import { expect, test } from 'vitest'
import { keepMonths } from '#server/months/month.store.ts'
import { readMovements } from '#server/transaction/movement.store.ts'
import { readRounds } from '#server/transaction/round.store.ts'
import { day } from './setup/months.ts'
import { aNovember, hour, lastEvening, sitsDown, type Place } from './setup/november.ts'
import { explaining } from './setup/plan.ts'
import { balanceOf, signedIn } from './setup/player.ts'

const page = { kind: 0, skip: 0, take: 20 }
const roundsOf = async ({ app, player }: Place, filter: { from?: string; take?: number } = {}) =>
  readRounds(app.pool, { ...page, playerId: player.id, ...filter })
const namesOf = async (place: Place, filter?: { from?: string }) =>
  (await roundsOf(place, filter)).list.map(({ reference }) => reference)

test('Scenario: a player bets over the end of a month: each month has rows of its own, and the history goes on', async () => {
  const place = await aNovember()
  const { app, player, table, months } = place
  await table.bet('n-1', 100, { round: 'november' })
  app.clock.pass(2 * hour)
  expect(await months.upkeep()).toBe(true)
  await table.bet('d-1', 100, { round: 'december' })
  await table.win('n-2', 500, { round: 'november' })
  expect(await months.partitionsOf('rounds')).toEqual(['rounds_2026_11', 'rounds_2026_12'])
  expect((await months.partitionsOf('transfers')).slice(-3)).toEqual([
    'transfers_2026_11',
    'transfers_2026_12',
    'transfers_2026_12',
  ])
  expect(await namesOf(place)).toEqual(['december', 'november'])
  expect(await balanceOf(app, player)).toBe(1003)
})

test('Scenario: two nodes begin the month at once, and a third has a slow clock: it begins once and never goes back', async () => {
  const { app, months } = await aNovember()
  app.clock.pass(2 * hour)
  const now = app.clock.now()
  const begun = await Promise.all([keepMonths(app.pool, now), keepMonths(app.pool, now)])
  expect(begun.filter(Boolean)).toHaveLength(1)
  await signedIn(app, 100)
  expect(await keepMonths(app.pool, lastEvening)).toBe(false)
  await signedIn(app, 100)
  expect(await months.partitionsOf('transfers')).toEqual([
    'transfers_2026_11',
    'transfers_2026_12',
    'transfers_2026_12',
  ])
})

test('Scenario: the upkeep is weeks late: rounds played meanwhile have rows in the month before, and the history finds them by their day', async () => {
  const place = await aNovember()
  const { app, player, months } = place
  app.clock.pass(20 * day)
  const table = await sitsDown(app, player)
  await table.bet('late-1', 100, { round: 'late' })
  expect(await months.upkeep()).toBe(true)
  await table.bet('late-2', 100, { round: 'in time' })
  expect(await months.partitionsOf('rounds')).toEqual(['rounds_2026_11', 'rounds_2026_12'])
  expect(await namesOf(place, { from: '2026-12-01' })).toEqual(['in time', 'late'])
  expect(await namesOf(place, { from: '2026-12-20' })).toEqual(['in time', 'late'])
})

test('Scenario: somebody changes a row of a past month, or writes a wrong one into a new month: refused', async () => {
  const { app, table, months } = await aNovember()
  await table.bet('n-1', 100)
  await months.goes(1)
  await table.bet('n-2', 100)
  for (const [change, reason] of [
    ['update transfers_2026_12 set reference = reference', 'rows of transfers are never changed'],
    ['delete from entries_2026_11', 'rows of entries are never changed'],
    ['truncate entries_2026_12', 'rows of entries are never changed'],
    ['truncate transfers_2026_11, entries_2026_11', 'never changed'],
    [`insert into transfers (cause, reference) values ('bonus', 'none')`, 'has 0 entries'],
    [
      `insert into entries (transfer_id, account_id, amount, balance_after)
       select max(transfer_id), (select min(id) from accounts), 5, 5 from entries`,
      'sum to 5',
    ],
    [
      'insert into entries (transfer_id, account_id, amount, balance_after) values (83000000999999, 1, 5, 5)',
      'foreign key',
    ],
    [`update accounts set balance = balance + 1 where kind = 'cash'`, 'last entry says'],
  ] as const)
    await expect(app.pool.query(change), change).rejects.toThrow(reason)
})

test('Scenario: a page of the newest rounds and movements looks at this month and the one before, however many there are', async () => {
  const { app, player, table, months } = await aNovember()
  await table.bet('n-1', 100, { round: 'n' })
  await months.goes(2)
  await months.goes(31)
  await (await sitsDown(app, player)).bet('j-1', 100, { round: 'j' })
  const read = explaining(app.pool)
  const { list } = await readRounds(read.db, { ...page, playerId: player.id, take: 1 })
  expect(list).toMatchObject([{ reference: 'j' }])
  await readMovements(read.db, { playerId: player.id, locale: 'tr', skip: 0, take: 1 })
  expect([...read.touched]).toEqual(expect.arrayContaining(['rounds_2027_01', 'entries_2027_01']))
  expect([...read.touched].filter((name) => name.endsWith('2026_11'))).toEqual([])
})
