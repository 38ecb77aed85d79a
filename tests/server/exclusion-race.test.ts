import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { lockFunds } from '#server/wallet/wallet.store.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { anotherNode, type Node } from './setup/another-node.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { excludes, logsIn, panics, playerWithPassword, standing } from './setup/break.ts'
import { usercodeOf } from './setup/command-line.ts'
import { connect } from './setup/connect.ts'
import { opensGame } from './setup/game.ts'
import { dtCaller } from './setup/games/dt.ts'
import { newId } from './setup/games/scenarios.ts'
import { testSecret } from './setup/player.ts'

/** Statements that wait for another transaction. */
const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

let app: TestApp
let node: Node
beforeEach(async () => {
  app = await startApp()
  node = await anotherNode(app)
})
afterEach(async () => {
  await node.close()
  await app.close()
})

describe('two nodes', () => {
  test('Scenario: fifty bets are under way on both nodes while the player excludes: none is taken after the answer', async () => {
    const player = await playerWithPassword(app, { cash: 1_000_000 })
    const token = await opensGame(app, player, 'dt')
    const seated = {
      playerId: player.id,
      usercode: await usercodeOf(app, player),
      token,
      signIn: player.token,
    }
    const secret = sandboxSecret(testSecret, 'dt')
    const providers = [app, node].map(({ url }) => dtCaller({ url, clock: app.clock, secret }))
    let answered = false
    const taken: { late: boolean; refusal: string | null }[] = []
    const bets = Array.from({ length: 50 }, async (_, nth) => {
      const provider = providers[nth % 2]
      for (let times = 0; times < 4; times++) {
        const late = answered
        const said = await provider?.bet(seated, { id: newId(), round: newId(), amount: 100 })
        taken.push({ late, refusal: said?.refusal ?? null })
      }
    })
    const answer = await excludes(node, player, 6)
    answered = true
    const { rows } = await app.pool.query<{ count: number }>(
      'select count(*)::int as count from game_movements',
    )
    await Promise.all(bets)
    expect(answer.success).toBe(true)
    expect(taken.filter(({ late, refusal }) => late && refusal === null)).toEqual([])
    const after = await app.pool.query<{ count: number }>('select count(*)::int as count from game_movements')
    expect(after.rows[0]?.count).toBe(rows[0]?.count)
    expect(taken.some(({ refusal }) => refusal === 'on a break')).toBe(true)
  })

  test('Scenario: a bet is under way: the password is checked only once the bet has ended, so that none follows it', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    let answer: ReturnType<typeof excludes> | undefined
    await transaction(app.pool, async (tx) => {
      await lockFunds(tx, player.id)
      answer = excludes(node, player, 6, 'another password')
      await expect
        .poll(async () => (await app.pool.query(waits)).rowCount, { timeout: 30_000, interval: 20 })
        .toBe(1)
    })
    expect(await answer).toMatchObject({ success: false, data: { field: 'password' } })
  })

  test('Scenario: a device at another node is signed out before the answer comes', async () => {
    const player = await playerWithPassword(app)
    const { token: tablet } = (await logsIn(app, player)).data
    const page = await connect(node, tablet)
    expect((await panics(app, player)).success).toBe(true)
    await page.closed
    expect((await node.call('user/balance', {}, { token: tablet })).status).toBe(401)
    expect((await standing(node, player)).break).toMatchObject({ kind: 'panic' })
  })

  test('Scenario: both nodes take an exclusion at the same time: the longer one holds', async () => {
    const player = await playerWithPassword(app)
    const answers = await Promise.all([excludes(app, player, 6), excludes(node, player, 'permanent')])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect((await standing(app, player)).break).toMatchObject({ until: null })
  })
})
