import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPool, type Pool } from '#server/database/pool.ts'
import { caller } from '#tests/server/setup/call.ts'
import { hub88 as hub88Dialect } from '#tests/server/setup/games/hub88.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { hear } from '#tests/server/setup/hear.ts'
import { askPayment, payOnPage } from '#tests/server/setup/paying.ts'
import { proveLedger, signedIn } from '#tests/server/setup/player.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { release } from './node.ts'

/** Milliseconds within which players can bet again. */
const most = { nodeLost: 2_000, primaryLost: 20_000 }
/** Minor units. */
const cash = 10_000_000
const stake = 100

let cluster: Cluster
let pool: Pool
let server: Parameters<typeof askPayment>[0] & { url: string; clock: { now(): Date } }
beforeAll(async () => {
  cluster = await startCluster()
  setDefaultCACertificates([...getCACertificates(), cluster.cert])
  pool = createPool(cluster.database.url)
  const { site, sandbox } = cluster.places
  server = {
    ...caller(site),
    url: site,
    pool,
    env: { sandboxUrl: sandbox },
    clock: { now: () => new Date() },
  }
})
afterAll(async () => {
  try {
    await proveLedger({ pool })
  } finally {
    await pool.end()
    await cluster[Symbol.asyncDispose]()
  }
})

/** Again until the wallet takes it: a bet is known by its id. */
async function persist(bet: () => Promise<{ refusal: string | null }>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { refusal } = await bet().catch(() => ({ refusal: 'no answer' }))
    if (refusal === null) return
    await delay(50)
  }
}

/** Four players bet through nginx, one bet after the other, while `disturb` runs and for a while after it. Resolves with the longest time that none was taken. */
async function whilePlayersBet(disturb: () => Promise<unknown>): Promise<number> {
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const hub88 = await hub88Dialect.caller({ ...server, env: cluster })
  const players = await Promise.all([1, 2, 3, 4].map(() => seat(server, 'hub88', cash)))
  let taken = 0
  let enough = Infinity
  let last = performance.now()
  let longest = 0
  const betting = players.map(async (player) => {
    let bets = 0
    for (; taken < enough && !end.signal.aborted; bets++) {
      const bet = { id: randomUUID(), round: randomUUID(), amount: stake }
      await persist(() => hub88.bet(player, bet), end.signal)
      taken += 1
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    return bets
  })
  await expect.poll(() => taken).toBeGreaterThan(8)
  await disturb()
  enough = taken + 20
  const bets = await Promise.all(betting)
  const left = async () => {
    const { rows } = await pool.query<{ balance: number }>(
      `select balance from accounts where player_id = any ($1) and kind = 'cash' order by player_id`,
      [players.map(({ playerId }) => playerId)],
    )
    return rows.map(({ balance }) => balance)
  }
  const inOrder = players.map((player, index) => ({ ...player, bets: bets[index] ?? 0 }))
  // The first statement after a loss may fail.
  await expect
    .poll(left)
    .toEqual(
      inOrder.toSorted((one, other) => one.playerId - other.playerId).map((each) => cash - each.bets * stake),
    )
  return longest
}

describe('three nodes behind nginx', () => {
  test('Scenario: a deposit that one node settles reaches the page that is connected to another', async () => {
    const player = await signedIn(server)
    const pages = await Promise.all([1, 2, 3].map(() => hear(server, player)))
    const link = await askPayment(server, { player, call: 'payment/deposit', requestId: 'told' })
    await payOnPage(server, link ?? '')
    for (const heard of pages) await expect.poll(() => heard.length).toBeGreaterThan(0)
  })

  test('Scenario: a node is killed: players bet on within 2 s, and no bet is lost or doubled', async () => {
    const [first] = cluster.nodes
    onTestFinished(() => first?.start())
    expect(await whilePlayersBet(async () => first?.kill())).toBeLessThan(most.nodeLost)
  })

  test('Scenario: a release restarts one node after the other: nobody waits for 2 s', async () => {
    expect(await whilePlayersBet(() => release(cluster.nodes, {}))).toBeLessThan(most.nodeLost)
  })

  test('Scenario: a release that does not become ready is rolled back', async () => {
    const environment = {
      ...cluster.nodes[0]?.environment,
      SECRET: 'another secret, with which no node starts',
    }
    const pause = await whilePlayersBet(() =>
      expect(release(cluster.nodes, { environment })).rejects.toThrow('does not become ready'),
    )
    expect(pause).toBeLessThan(most.nodeLost)
  })

  test('Scenario: Redis is killed and PgBouncer restarted: players bet on', async () => {
    const pause = await whilePlayersBet(async () => {
      await cluster.redis.kill()
      for (const bouncer of cluster.bouncers) {
        await bouncer.kill()
        await bouncer.start()
      }
    })
    expect(pause).toBeLessThan(most.primaryLost)
  })

  test('Scenario: the primary of the database is lost: players bet on within 20 s, and no bet is lost or doubled', async () => {
    expect(await whilePlayersBet(() => cluster.database.losePrimary())).toBeLessThan(most.primaryLost)
  })
})
