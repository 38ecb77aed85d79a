import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPool } from '#server/database/pool.ts'
import { serversOf } from '#server/database/servers.ts'
import { caller } from '#tests/server/setup/call.ts'
import { hear } from '#tests/server/setup/hear.ts'
import { askPayment, payOnPage } from '#tests/server/setup/paying.ts'
import { signedIn } from '#tests/server/setup/player.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { mostPause } from './faults.ts'
import { slowest, waited } from './journey.ts'
import { release } from './node.ts'
import { whilePlayersTravel } from './travellers.ts'

const players = 4
let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster[Symbol.asyncDispose]())

describe('three nodes behind nginx', () => {
  test('Scenario: a deposit that one node settles reaches the page that is connected to another', async () => {
    const { site, sandbox } = cluster.places
    const pool = createPool(cluster.databases[0].url)
    onTestFinished(() => pool.end())
    const clock = { now: () => new Date() }
    const server = { ...caller(site), url: site, pool, env: { sandboxUrl: sandbox }, clock }
    const player = await signedIn(server)
    const pages = await Promise.all([1, 2, 3].map(() => hear(server, player)))
    const link = await askPayment(server, { player, call: 'payment/deposit', requestId: 'told' })
    await payOnPage(server, link ?? '')
    for (const heard of pages) await expect.poll(() => heard.length).toBeGreaterThan(0)
  })

  test('Scenario: a release restarts one node after the other: nobody waits for 2 s, and nothing is lost or doubled', async () => {
    const { calls, wrong } = await whilePlayersTravel(cluster, players, () => release(cluster.nodes, {}))
    expect(wrong).toEqual([])
    expect(waited(slowest(calls))).toBeLessThan(mostPause.node)
  })

  test('Scenario: a release that does not become ready is rolled back: nobody waits for 2 s', async () => {
    const environment = {
      ...cluster.nodes[0]?.environment,
      SECRET: 'another secret, with which no node starts',
    }
    const { calls, wrong } = await whilePlayersTravel(cluster, players, () =>
      expect(release(cluster.nodes, { environment })).rejects.toThrow('does not become ready'),
    )
    expect(wrong).toEqual([])
    expect(waited(slowest(calls))).toBeLessThan(mostPause.node)
  })

  test('Scenario: the primary is lost: histories are right meanwhile, and read at the standby of then', async () => {
    const { wrong } = await whilePlayersTravel(cluster, players, async () => {
      await standbyIsRead()
      await cluster.databases[0].losePrimary()
      await cluster.databases[0].bringBack()
      await standbyIsRead()
    })
    expect(wrong).toEqual([])
  }, 240_000)
})

async function standbyIsRead(): Promise<void> {
  const before = await historiesReadAtStandby()
  await expect.poll(historiesReadAtStandby).toBeGreaterThan(before)
}

async function historiesReadAtStandby(): Promise<number> {
  let reads = 0
  for (const url of serversOf(cluster.databases[0].url)) {
    const pool = createPool(url, { max: 1 })
    const { rows } = await pool.query<{ reads: number }>(
      `select seq_scan + idx_scan as reads from pg_stat_user_tables
        where relname = 'history_counts' and pg_is_in_recovery()`,
    )
    await pool.end()
    reads += rows[0]?.reads ?? 0
  }
  return reads
}
