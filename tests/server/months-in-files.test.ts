import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { findAct } from '#server/operator/act.store.ts'
import { keepMonths, monthly } from '#server/months/month.store.ts'
import { readMovements } from '#server/transaction/movement.store.ts'
import { readRounds } from '#server/transaction/round.store.ts'
import { reconcile } from '#server/wallet/reconcile.ts'
import { fundsOf, post } from '#server/wallet/wallet.store.ts'
import { day } from './setup/months.ts'
import { aNovember, lastEvening, oldNovember, proofs, sitsDown } from './setup/november.ts'
import { proveLedger } from './setup/player.ts'

const page = { kind: 0, skip: 0, take: 20 }

test('Scenario: a month goes into files and comes back: no bet of it is booked again, the ledger is proven throughout, and each row is as it was', async () => {
  const { app, player, table, months, token, old } = await oldNovember()
  await proveLedger(app, proofs)
  const before = await months.book()
  expect(await months.types('detach-month', '2026-11')).toContain(
    '4 transfers, 8 entries, 1 rounds, 1 operator acts',
  )
  await proveLedger(app, proofs)
  expect(await months.partitionsOf('transfers')).toEqual(['transfers_2026_12'])

  const again = { round: 'n', player: { token }, id: `${token} 1` }
  expect(await table.bet('n-1', 100, again)).toMatchObject({ done: true, repeated: true })
  expect(await table.bet('n-1', 100, { round: 'n', id: 'another call' })).toMatchObject({ done: false })
  await expect(post(app.pool, old)).rejects.toThrow('transfer_name_once')
  const late = (await sitsDown(app, player)).win('n-3', 100, { round: 'n' })
  await expect(late).rejects.toThrow('round n of hub88 is in the files of its month: restore it')
  expect(await findAct(app.pool, 'spring', '{}')).toBe('in files')
  expect(await fundsOf(app.pool, player.id)).toEqual({ cash: 100_800, bonus: 0 })
  const movements = await readMovements(app.pool, { playerId: player.id, locale: 'tr', skip: 0, take: 20 })
  expect([movements.total, movements.list.length]).toEqual([1, 1])
  const rounds = await readRounds(app.pool, { ...page, playerId: player.id })
  expect([rounds.total, rounds.list.map(({ reference }) => reference)]).toEqual([1, ['d']])
  expect(await months.types('detach-month', '2026-11')).toBe('2026-11 is in files already')

  expect(await months.types('restore-month', '2026-12')).toBe('2026-12 is not in files')
  expect(await months.types('restore-month', '2026-11')).toContain('2026-11 is back')
  await proveLedger(app, proofs)
  const { operator_acts: acts, ...after } = await months.book()
  const { operator_acts: earlier = [], ...rest } = before
  expect(after).toEqual(rest)
  expect(acts?.filter((act) => !act.includes('-month'))).toEqual(earlier)
  expect(acts?.filter((act) => act.includes('-month'))).toHaveLength(2)
  expect(await months.types('restore-month', '2026-11')).toBe('2026-11 is not in files')
  const win = await (await sitsDown(app, player)).win('n-4', 100, { round: 'n' })
  expect(win).toMatchObject({ done: true })
})

test('Scenario: a month stays while players see it, while an older one stays, or while a round is open', async () => {
  const { app, table, months } = await aNovember()
  await table.bet('n-1', 100)
  await keepMonths(app.pool, new Date(lastEvening.getTime() + day))
  app.clock.pass(365 * day)
  expect(await months.types('detach-month', '2026-11')).toBe(
    'Players see 2026-11: it can go 365 days after its end',
  )
  app.clock.pass(day)
  expect(await months.types('detach-month', '2026-11')).toBe('Rounds of 2026-11 are still open')
  expect(await months.types('detach-month', '2026-12')).toContain('2026-11 is older')
  expect(await months.types('detach-month', '2026-10')).toBe('There is no month 2026-10')
  expect((await app.pool.query('select from operator_acts')).rowCount).toBe(0)
})

test('Scenario: a file of a month was changed, or is gone: it does not come back, and nothing is half there', async () => {
  const { app, months } = await oldNovember()
  await months.types('detach-month', '2026-11')
  const file = join(months.folder, 'entries_2026_11.jsonl.gz')
  const good = readFileSync(file)
  writeFileSync(file, gzipSync(gunzipSync(good).toString().replace('"amount": 100000', '"amount": 900000')))
  expect(await months.types('restore-month', '2026-11')).toBe(
    'The file of entries of 2026-11 is not the one that was written: its checksum differs',
  )
  rmSync(file)
  expect(await months.types('restore-month', '2026-11')).toContain('The file of entries of 2026-11 is not in')
  await proveLedger(app, proofs)
  writeFileSync(file, good)
  // An earlier try has died after it had read the files.
  for (const kind of monthly) await app.pool.query(`select create_partition($1, '2026-11-01')`, [kind])
  expect(await months.types('restore-month', '2026-11')).toContain('2026-11 is back')
})

test('Scenario: players bet all the time while a month goes into files and comes back: no bet is refused', async () => {
  const { app, player, months } = await oldNovember()
  const table = await sitsDown(app, player)
  const state = { ended: false, taken: 0 }
  const betting = (async () => {
    while (!state.ended) {
      const name = randomUUID()
      expect(await table.bet(name, 1, { round: name, id: name })).toMatchObject({ done: true })
      state.taken += 1
    }
  })()
  expect(await months.types('detach-month', '2026-11')).toContain('is in files')
  const between = state.taken
  expect(await months.types('restore-month', '2026-11')).toContain('is back')
  state.ended = true
  await betting
  expect(between).toBeGreaterThan(0)
  expect(state.taken).toBeGreaterThan(between)
})

test('Scenario: a long report reads while a month goes into files: players bet on, and the month goes after the report', async () => {
  const { app, player, months } = await oldNovember()
  const table = await sitsDown(app, player)
  const report = await app.pool.connect()
  await report.query('begin')
  await report.query('select from rounds limit 1')
  const detaching = months.types('detach-month', '2026-11')
  const waiting =
    'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'
  await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBeGreaterThan(0)
  expect(await table.bet('meanwhile', 1, { round: 'meanwhile' })).toMatchObject({ done: true })
  await report.query('commit')
  report.release()
  expect(await detaching).toContain('is in files')
})

test('Scenario: someone changes what a month has left behind, and the proof names it', async () => {
  const { app, months } = await oldNovember()
  await months.types('detach-month', '2026-11')
  for (const [forged, reason] of [
    [
      'update carried_sums set amount = amount + 1 where account_id = (select max(account_id) from carried_sums)',
      'the whole ledger sums to zero',
    ],
    [
      `update carried_sums set amount = amount + case when account_id = (select max(account_id) from carried_sums) then 1 else -1 end
       where account_id in (select max(account_id) from carried_sums union all select min(account_id) from carried_sums)`,
      'a balance equals the sum of its entries',
    ],
    ['update carried_movements set total = total + 1', 'movements in files are counted'],
    [
      `update transfer_names set transfer_id = 7 where transfer_id >= 83000000000000`,
      'what happens once has its name',
    ],
  ] as const)
    await expect(
      transaction(app.pool, async (tx) => {
        await tx.query(forged)
        await reconcile(tx, proofs)
      }),
      forged,
    ).rejects.toThrow(reason)
})
