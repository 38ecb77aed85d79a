import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPool } from '#server/database/pool.ts'
import { readEnv } from '#server/env.ts'
import { hub88 } from '#tests/server/setup/games/hub88.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { hear } from '#tests/server/setup/hear.ts'
import { startCluster, thisCheckout, type Cluster } from './cluster.ts'
import { taken, type CallMade } from './journey.ts'
import { release, type ClusterNode } from './node.ts'
import { releaseBefore, type ReleaseBefore } from './release-before.ts'
import { whilePlayersTravel } from './travellers.ts'

const players = 3
let before: ReleaseBefore
let cluster: Cluster
/** A node of the release before, and one of this checkout, which has migrated. */
let nodes: [ClusterNode, ClusterNode]

beforeAll(async () => {
  before = releaseBefore()
  // The release before migration 610 refuses two addresses of standbys.
  cluster = await startCluster({ checkout: before.checkout, without: ['DATABASE_REPLICA_URL'] })
  const [old, fresh] = cluster.nodes
  if (!old || !fresh) throw new Error('too few nodes')
  await release([fresh], { checkout: thisCheckout })
  nodes = [old, fresh]
}, 300_000)
afterAll(async () => {
  await cluster?.[Symbol.asyncDispose]()
  before?.[Symbol.dispose]()
})

const allDone = ['bet: done', 'history: done', 'win: done', 'withdrawal: done']
const outcomes = (calls: readonly CallMade[]) =>
  [...new Set(calls.map(({ what, failure }) => `${what}: ${failure ?? 'done'}`))].toSorted()

test('Scenario: a bet at a node of one release is heard by the page at a node of the other', async () => {
  const pool = createPool(cluster.databases[0].url)
  onTestFinished(() => pool.end())
  const clock = { now: () => new Date() }
  const env = readEnv(cluster.nodes[0]?.environment ?? {})
  for (const [playedAt, heardAt] of [nodes, nodes.toReversed() as typeof nodes]) {
    const player = await seat({ pool, clock }, 'hub88', 10_000)
    const heard = await hear(heardAt, { token: player.signIn })
    const game = await hub88.caller({ url: playedAt.url, env, clock })
    await taken(game.bet(player, { id: randomUUID(), round: randomUUID(), amount: 100 }))
    await expect.poll(() => heard).toContain('Balance')
  }
})

test('Scenario: players at a node of each release deposit, bet, win and withdraw, and everything adds up', async () => {
  const travels = nodes.map(({ url }) =>
    whilePlayersTravel({ ...cluster, places: { ...cluster.places, site: url } }, players, (_, soFar) =>
      expect.poll(() => outcomes(soFar)).toEqual(allDone),
    ),
  )
  for (const { calls, wrong } of await Promise.all(travels)) {
    expect(wrong).toEqual([])
    expect(outcomes(calls)).toEqual(allDone)
  }
})
