import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { serversOf } from '#server/database/servers.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { startDatabasePair } from './setup/database-pair.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'

let pair: Awaited<ReturnType<typeof startDatabasePair>>
let app: TestApp
beforeAll(async () => {
  pair = await startDatabasePair()
  await migrate(pair.primaryUrl)
  const [standby, primary] = serversOf(pair.url).map((url) => new URL(url).host)
  // The primary first: a node must find out which one is the standby.
  const both = pair.primaryUrl.replace(primary ?? '', `${primary},${standby}`)
  app = await startApp({
    env: { SANDBOX: 'off' },
    replica: both,
    impatient: true,
    way: async () => pair.primaryUrl,
  })
})
afterAll(async () => {
  await app.close()
  await pair.stop()
})

async function askStandby<Row extends object>(statement: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: pair.standbyUrl })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows[0]
}

/** How often a table and its partitions were read at the standby; PostgreSQL tells it a second later. */
async function readsOf(table: string): Promise<number> {
  const row = await askStandby<{ reads: string }>(
    `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as reads from pg_stat_user_tables where relname ~ '^${table}(_\\d{4}_\\d\\d)?$'`,
  )
  return Number(row?.reads)
}

async function played() {
  const player = await signedIn(app, 1_000_000)
  const table = tableOf(app, await opensGame(app, player))
  let bets = 0
  return {
    player,
    /** One more, and what the histories then say. */
    betIsShown: async () => {
      bets += 1
      expect(await table.bet(`bet ${player.id} ${bets}`, 100)).toMatchObject({ done: true })
      expect(await shown(player)).toEqual({
        rounds: 1,
        bet: bets,
        movements: bets + 1,
        balance: 10_000 - bets,
      })
    },
  }
}

async function shown({ token }: TestPlayer) {
  const rounds = await app.call('transaction/games', { kind: 0, skip: 0, take: 20 }, { token })
  const moved = await app.call('transaction/movements', { skip: 0, take: 20 }, { token })
  if (!rounds.success || !moved.success) return { rounds, moved }
  return {
    rounds: rounds.data.total,
    bet: rounds.data.sum.bet,
    movements: moved.data.total,
    balance: moved.data.balance,
  }
}

const replicaIsUsed = async (player: TestPlayer) => {
  const before = await readsOf('history_counts')
  return expect
    .poll(async () => {
      await shown(player)
      return readsOf('history_counts')
    })
    .toBeGreaterThan(before)
}

describe('a standby for reads', () => {
  test('Scenario: histories and the lists of games are read there', async () => {
    const { player } = await played()
    await replicaIsUsed(player)
    for (const [table, call] of [
      ['games', () => app.call('casino/games', {})],
      ['game_providers', () => app.call('casino/providers', {})],
      ['game_categories', () => app.call('casino/categorylist', {})],
      ['rounds', () => app.call('transaction/topwinners', {})],
    ] as const) {
      const before = await readsOf(table)
      const reads = async () => {
        expect((await call()).success).toBe(true)
        return readsOf(table)
      }
      await expect.poll(reads, { message: table }).toBeGreaterThan(before)
    }
  })

  test('Scenario: a player sees each bet in the histories right after it', async () => {
    const { betIsShown } = await played()
    for (let time = 0; time < 30; time++) await betIsShown()
  })

  test('Scenario: it lags: the primary answers, and it is read again when it has caught up', async () => {
    const { player, betIsShown } = await played()
    await askStandby('select pg_wal_replay_pause()')
    onTestFinished(async () => void (await askStandby('select pg_wal_replay_resume()')))
    for (let time = 0; time < 5; time++) await betIsShown()
    expect(app.logs.join('')).toContain('The replica lags by more than 100 ms')
    await askStandby('select pg_wal_replay_resume()')
    await replicaIsUsed(player)
  })

  test('Scenario: it is killed: no call fails, and it is read again when it is back', async () => {
    const { player, betIsShown } = await played()
    const comesBack = await pair.loseStandby()
    for (let time = 0; time < 5; time++) await betIsShown()
    await comesBack()
    await replicaIsUsed(player)
    await betIsShown()
  })
})
