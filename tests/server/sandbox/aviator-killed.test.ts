import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLaunch } from '#server/sandbox/launch.store.ts'
import { CrashPage } from '../setup/aviator/page.ts'
import { betOn, game, provider } from '../setup/aviator/stand.ts'
import { freePort } from '../setup/free-port.ts'
import { seat } from '../setup/games/seat.ts'
import { patiently } from '../setup/patience.ts'
import { proveLedger } from '../setup/player.ts'
import { dataFolder, endServers, startRealServer } from '../setup/real-server.ts'

const startingCash = 10_000
const players = 5
/** Milliseconds: two starts and a round, on a busy machine. */
const patience = 180_000

let folder: ReturnType<typeof dataFolder>
beforeEach(() => {
  folder = dataFolder()
})
afterEach(async () => {
  await endServers()
  folder.remove()
})

test(
  'Scenario: kill -9 while bets ride: when the platform is back, every stake of the broken round has gone back, once',
  async () => {
    const sandbox = { SANDBOX_PORT: String(await freePort()) }
    const first = await startRealServer(folder.path, sandbox)
    const place = { pool: first.pool, clock: { now: () => new Date(), pass: () => undefined } }
    const pages = await Promise.all(
      Array.from({ length: players }, async () => {
        const { token, usercode } = await seat(place, provider, startingCash)
        await keepLaunch(first.pool, { provider, token, usercode, name: 'Ada', game, now: new Date() })
        const page = await CrashPage.open(`http://127.0.0.1:${sandbox.SANDBOX_PORT}`)
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

    const second = await startRealServer(folder.path, sandbox)
    const left = async () => {
      const { rows } = await second.pool.query<{ rounds: number; bets: number; owed: number }>(
        `select (select count(*) from sandbox_crash_rounds where status not in ('settled', 'annulled')) as rounds,
                (select count(*) from sandbox_crash_bets where state in ('asked', 'placed')) as bets,
                (select count(*) from sandbox_debts where answer is null) as owed`,
      )
      return rows[0]
    }
    await expect.poll(left, patiently).toEqual({ rounds: 0, bets: 0, owed: 0 })
    const { rows: bets } = await second.pool.query<{ state: string }>('select state from sandbox_crash_bets')
    expect(bets.length).toBeGreaterThan(0)
    const lost = bets.filter(({ state }) => state === 'lost').length
    const { rows: cash } = await second.pool.query<{ sum: string }>(
      `select sum(balance) as sum from accounts where kind = 'cash' and player_id is not null`,
    )
    expect(Number(cash[0]?.sum)).toBe(players * startingCash - lost * 1_000)
    await proveLedger(second)
    await second.stop()
  },
  patience,
)
