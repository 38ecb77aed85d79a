import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { serversOf } from '#server/database/servers.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { startDatabasePair } from './setup/database-pair.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { signedIn } from './setup/player.ts'

describe('a primary with a synchronous standby', () => {
  let pair: Awaited<ReturnType<typeof startDatabasePair>>
  let app: TestApp
  beforeAll(async () => {
    pair = await startDatabasePair()
    await migrate(pair.url)
    app = await startApp({ env: { SANDBOX: 'off' }, impatient: true, way: async () => pair.url })
  })
  afterAll(async () => {
    await app.close()
    await pair.stop()
  })

  test('Scenario: the primary dies: every bet that was taken is kept, and the standby takes the next ones', async ({
    signal,
  }) => {
    const players = await Promise.all(Array.from({ length: 8 }, () => signedIn(app, 1_000_000)))
    const taken = new Set<string>()
    let isLost = false
    let afterwards = 0
    const plays = players.map(async (player, index) => {
      const table = tableOf(app, await opensGame(app, player))
      for (let time = 0; afterwards < 40 && !signal.aborted; time++) {
        const id = `bet ${index} ${time}`
        const { done } = await table.bet(id, 100).catch(() => ({ done: false }))
        if (!done) continue
        taken.add(id)
        if (isLost) afterwards += 1
      }
    })
    await expect.poll(() => taken.size).toBeGreaterThan(100)
    const begun = performance.now()
    await pair.failOver()
    isLost = true
    await Promise.all(plays)
    expect(performance.now() - begun).toBeLessThan(20_000)
    const { rows } = await app.pool.query<{ reference: string }>(
      `select reference from game_movements where kind = 'bet'`,
    )
    const kept = new Set(rows.map(({ reference }) => reference))
    expect([...taken].filter((id) => !kept.has(id))).toEqual([])
    await expect.poll(() => app.logs.join('')).toContain('The bus listens again')
  })
})

describe('the address of several servers', () => {
  test.each([
    ['postgres://a/lale', ['postgres://a/lale']],
    [
      'postgres://u:p@a:1,b:2/lale?sslmode=require',
      ['postgres://u:p@a:1/lale?sslmode=require', 'postgres://u:p@b:2/lale?sslmode=require'],
    ],
    ['postgres://u@[::1]:1,b/lale', ['postgres://u@[::1]:1/lale', 'postgres://u@b/lale']],
    ['mysql', ['']],
  ])('Scenario: %s', (url, servers) => {
    expect(serversOf(url)).toEqual(servers)
  })
})
