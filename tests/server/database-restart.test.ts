import { describe, expect, test } from 'vitest'
import { hear } from './setup/hear.ts'
import { askPayment, payOnPage } from './setup/paying.ts'
import { killedServers } from './setup/killed.ts'
import { signedIn } from './setup/player.ts'
import type { RealServer } from './setup/real-server.ts'

const untilReady = { interval: 20 }

const form = (server: RealServer) => server.callRaw('auth/form', {})

describe('the embedded database is killed', () => {
  const starts = killedServers()

  test('Scenario: calls are told to come again until the server has started it again, and the hub tells of what happens after', async () => {
    const server = await starts()
    const player = await signedIn(server)
    const heard = await hear(server, player)
    for (const kill of [1, 2]) {
      server.killDatabase()
      await expect.poll(async () => (await form(server)).status, untilReady).toBe(503)
      const told = await form(server)
      if (told.status === 503) expect(told.headers.get('retry-after')).toBe('5')
      await expect.poll(async () => (await form(server)).status, untilReady).toBe(200)
      const pays = async (again: number) => {
        const requestId = `deposit ${kill} ${again}`
        await payOnPage(
          server,
          (await askPayment(server, { player, call: 'payment/deposit', requestId })) ?? '',
        )
      }
      // A hint that is sent while the bus is disconnected is lost: pay again until one arrives.
      const before = heard.length
      let again = 0
      await expect
        .poll(async () => {
          await pays((again += 1))
          return heard.length > before
        })
        .toBe(true)
    }
  })

  test('Scenario: what it leaves at work, and does not notice that it was killed, does not keep it down', async () => {
    const server = await starts()
    const { rows } = await server.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and application_name = 'bus'`,
    )
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP')
    server.killDatabase()
    await expect.poll(async () => (await form(server)).status, untilReady).toBe(503)
    await expect.poll(async () => (await form(server)).status, untilReady).toBe(200)
  })
})
