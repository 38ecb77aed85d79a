import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

/** Milliseconds within which players can bet again. */
export const mostPause = { node: 2_000, primary: 20_000 } as const
/** Milliseconds that a part stays away. */
const away = 5_000

export interface Fault {
  name: string
  /** Of the time of the soak. */
  at: number
  /** Resolves when the part is back. */
  disturb: () => Promise<unknown>
  mostPause: number
}

/** A node dies every minute but the last; Redis twice, and once each PgBouncer, the standby's disk and the primary. In order; of several shards the first one's. */
export function faultsOf({ nodes, redis, bouncers, databases }: Cluster, minutes: number): Fault[] {
  const [database] = databases
  const killed = Array.from({ length: minutes - 1 }, (_, minute) => ({
    name: 'a node is killed',
    at: (minute + 1) / minutes,
    mostPause: mostPause.node,
    async disturb() {
      const node = nodes[minute % nodes.length]
      await node?.kill()
      await delay(away)
      await node?.start()
    },
  }))
  const cut = [0.2, 0.6].map((at) => ({
    name: 'Redis hangs',
    at,
    mostPause: mostPause.primary,
    async disturb() {
      redis.hang()
      await delay(away)
      redis.flow()
    },
  }))
  const others = [
    {
      name: 'PgBouncer is killed and started again',
      at: 0.4,
      mostPause: mostPause.primary,
      async disturb() {
        for (const bouncer of bouncers) {
          await bouncer.kill()
          await bouncer.start()
        }
      },
    },
    {
      name: "the standby's disk is full",
      at: 0.5,
      mostPause: mostPause.primary,
      async disturb() {
        await database.fillStandby()
        await delay(away)
        await database.emptyStandby()
      },
    },
    {
      name: 'the primary is killed',
      at: 0.75,
      mostPause: mostPause.primary,
      async disturb() {
        await database.losePrimary()
        await delay(away)
        await database.bringBack()
      },
    },
  ]
  return [...killed, ...cut, ...others].toSorted((one, other) => one.at - other.at)
}
