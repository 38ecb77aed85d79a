import { expect, test } from 'vitest'
import { keepLaunch } from '#sandbox/server/launch.store.ts'
import { CrashPage } from '../setup/aviator/page.ts'
import { betOn, game, provider } from '../setup/aviator/stand.ts'
import { seat } from '../setup/games/seat.ts'
import { killedServers } from '../setup/killed.ts'

const startingCash = 10_000
const players = 5

const starts = killedServers()

test('Scenario: kill -9 while bets ride: when the platform is back, every stake of the broken round has gone back, once', async () => {
  const first = await starts()
  const pages = await Promise.all(
    Array.from({ length: players }, async () => {
      const { token, usercode } = await seat(first, provider, startingCash)
      await keepLaunch(first.pool, { provider, token, usercode, name: 'Ada', game, now: new Date() })
      const page = await CrashPage.open(first.env.sandboxUrl)
      page.say({ type: 'join', provider, game, token })
      return page
    }),
  )
  for (const page of pages)
    page.onTold((tell) => {
      if (tell.type === 'betting') page.say(betOn(tell.round))
    })
  await Promise.any(pages.map((page) => page.hears('mine', ({ bet }) => bet.state === 'placed')))
  await first.kill()

  const second = await starts()
  const left = async () => {
    const { rows } = await second.pool.query<{ rounds: number; bets: number; owed: number }>(
      `select (select count(*) from sandbox.crash_rounds where status not in ('settled', 'annulled')) as rounds,
                (select count(*) from sandbox.crash_bets where state in ('asked', 'placed')) as bets,
                (select count(*) from sandbox.debts where answer is null) as owed`,
    )
    return rows[0]
  }
  await expect.poll(left).toEqual({ rounds: 0, bets: 0, owed: 0 })
  const { rows: bets } = await second.pool.query<{ state: string }>('select state from sandbox.crash_bets')
  expect(bets.length).toBeGreaterThan(0)
  const lost = bets.filter(({ state }) => state === 'lost').length
  const { rows: cash } = await second.pool.query<{ sum: string }>(
    `select sum(balance) as sum from accounts where kind = 'cash' and player_id is not null`,
  )
  expect(Number(cash[0]?.sum)).toBe(players * startingCash - lost * 1_000)
})
