import { expect, test } from 'vitest'
import { chainLength, chainOf, pointOf } from '#sandbox/server/aviator/chain.rules.ts'
import { playCrowd } from '#tests/load/aviator/crowd.ts'
import { disagreements } from '#tests/load/aviator/proof.ts'
import { startApp } from '../setup/app.ts'
import { fastClock } from '../setup/aviator/fast-clock.ts'
import { arrives, game, openTables, provider, rootWhere } from '../setup/aviator/stand.ts'

const players = 20
/** Milliseconds of the tables' clock: several rounds. */
const playing = 45_000
/** How much faster the tables' clock runs. */
const faster = 8

const root = rootWhere((points) => points.every((point) => point >= 150 && point <= 600))

test('Scenario: twenty players bet for some quick rounds: each bet is settled once, and everybody saw where the planes went', async () => {
  const app = await startApp()
  const time = fastClock(faster)
  const stand = await openTables(app, { time, root })
  const seats = []
  for (let made = 0; made < players; made += 1) seats.push(await arrives(app, 10_000_000))
  const tokens = seats.map(({ token }) => token)
  const bettors = await playCrowd({ url: stand.url, provider, game, time, tokens, seed: 7 }, playing)
  const records = bettors.map(({ record }) => record)

  const owed = async () =>
    (await app.pool.query<{ count: number }>('select count(*) from sandbox.debts where answer is null'))
      .rows[0]?.count
  await expect.poll(owed).toBe(0)
  expect(await disagreements(app.pool, records)).toEqual([])
  const { rows } = await app.pool.query<{ number: number; point: number }>(
    `select number, point from sandbox.crash_rounds where status = 'settled' order by number`,
  )
  const chain = chainOf(root, chainLength)
  expect(rows).toEqual(
    rows.map(({ number }) => ({ number, point: pointOf(chain[number] ?? '', game, number) })),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(records.reduce((sum, { bets }) => sum + bets.size, 0)).toBeGreaterThan(players)

  // Proves that `disagreements` finds a fault.
  await app.pool.query(`update sandbox.crash_bets set won = won + 1 where id = (
    select id from sandbox.crash_bets where state = 'cashed' limit 1)`)
  await app.pool.query('update sandbox.crash_rounds set point = point + 1 where number = 2')
  expect((await disagreements(app.pool, records)).length).toBeGreaterThan(2)
  await stand.close()
  await app.close()
})
