import { rmSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded.ts'
import type { Bus } from '#server/hub/bus.ts'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import { createRedisBus } from '#server/hub/redis-bus.ts'
import { redisPlace } from '#server/hub/redis-place.ts'
import { startRedis } from '#tests/server/setup/redis.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'

const nodes = 3
/** Each is connected to one node. */
const players = 5_000
const hints = 20_000
const inFlight = 64
const channel = 'bench'
const log = { debug: () => undefined, info: () => undefined, warn: console.warn }

export interface HintsMeasured {
  way: string
  perSecond: number
  /** Nodes that heard a hint, of those that exist. */
  nodesPerHint: number
}

/** How fast one node tells players who are connected to any of three. */
export async function measureHints(): Promise<HintsMeasured[]> {
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  await using redis = await startRedis()
  const place = redisPlace(redis.url)
  if (!place) throw new Error('Redis has no place')
  try {
    return [
      await measure('the database', () => createPostgresBus({ url: database.url, log })),
      await measure('Redis', () => createRedisBus({ place, log })),
    ]
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(way: string, join: () => Promise<Bus>): Promise<HintsMeasured> {
  const buses = await Promise.all(Array.from({ length: nodes }, join))
  try {
    let heard = 0
    const told = new Set<string>()
    const { promise: all, resolve } = Promise.withResolvers<void>()
    for (const [place, bus] of buses.entries()) {
      await bus.subscribe(channel, (hint) => {
        heard += 1
        if (Number(hint) % nodes === place) told.add(hint)
        if (told.size === hints) resolve()
      })
      for (let player = place; player < players; player += nodes) await bus.present(player, true)
    }
    const [first] = buses
    const begun = performance.now()
    let next = 0
    const lane = async () => {
      for (let hint = next++; hint < hints; hint = next++)
        await first?.publish(channel, String(hint), nodeOf(hint))
    }
    await Promise.all(Array.from({ length: inFlight }, lane))
    await all
    const seconds = (performance.now() - begun) / 1_000
    return { way, perSecond: hints / seconds, nodesPerHint: heard / hints }
  } finally {
    for (const bus of buses) await bus.close()
  }
}

/** A player who is connected to the node that counts the hint. */
const nodeOf = (hint: number) => (hint % nodes) + nodes * (hint % Math.floor(players / nodes))

export const sayHints = (measured: readonly HintsMeasured[]): string =>
  measured
    .map(
      ({ way, perSecond, nodesPerHint }) =>
        `through ${way.padEnd(12)} ${perSecond.toFixed(0).padStart(6)} hints per second, each heard at ${nodesPerHint.toFixed(1)} of ${nodes} nodes`,
    )
    .join('\n')
