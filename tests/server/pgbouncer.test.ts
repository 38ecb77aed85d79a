import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hear } from './setup/hear.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { askPayment, payOnPage } from './setup/paying.ts'
import { pgBouncer } from './setup/pgbouncer.ts'
import { balanceOf, signedIn } from './setup/player.ts'

let app: TestApp
let bouncer: ReturnType<typeof pgBouncer>
beforeAll(async () => {
  bouncer = pgBouncer()
  app = await startApp({ bouncer: (url) => bouncer.before(url) })
})
afterAll(async () => {
  await app.close()
  await bouncer[Symbol.asyncDispose]()
})

const clients = async () => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name <> 'bus'`,
  )
  return rows[0]?.count ?? 0
}

const form = async () => (await app.callRaw('auth/form', {})).status

describe('PgBouncer in transaction mode, with three connections', () => {
  test('Scenario: twenty players bet at once: each bet is taken, and the ledger adds up', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => signedIn(app, 1_000)))
    await Promise.all(
      players.map(async (player, index) => {
        const table = tableOf(app, await opensGame(app, player))
        for (const time of [1, 2, 3]) {
          expect(await table.bet(`bet ${index} ${time}`, 100)).toMatchObject({ done: true })
        }
      }),
    )
    for (const player of players) expect(await balanceOf(app, player)).toBe(7)
    expect(await clients()).toBeLessThan(12)
  })

  test('Scenario: a deposit reaches the page of the player', async () => {
    const player = await signedIn(app)
    const heard = await hear(app, player)
    const link = await askPayment(app, { player, call: 'payment/deposit', requestId: 'deposit 1' })
    await payOnPage(app, link ?? '')
    await expect.poll(() => heard.length).toBeGreaterThan(0)
  })

  test('Scenario: it is killed and started again: calls fail meanwhile, and then go on', async () => {
    expect(await form()).toBe(200)
    await bouncer.kill()
    await expect.poll(form).toBe(503)
    await bouncer.start()
    await expect.poll(form).toBe(200)
  })
})
