import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool } from '#server/database/pool.ts'
import { endProgram } from '#tests/server/setup/program.ts'
import { signedIn } from '#tests/server/setup/player.ts'
import type { Cluster } from './cluster.ts'
import type { PagesReport } from './pages-process.ts'

/** Milliseconds that all pages may take to be connected. */
const patience = 120_000
const pollEvery = 250
const pagesNice = 10
/** Players of each shard that are written at once. */
const batch = 20

/** An open page for each of so many players, all connected. */
export async function openPages({ databases, places, certFile }: Cluster, count: number) {
  const clock = { now: () => new Date() }
  const shards = databases.map(({ url }) => ({ pool: createPool(url), clock }))
  const tokens: string[] = []
  while (tokens.length < count) {
    const some = shards
      .flatMap((shard) => Array.from({ length: batch }, () => shard))
      .slice(0, count - tokens.length)
      .map((shard) => signedIn(shard))
    tokens.push(...(await Promise.all(some)).map(({ token }) => token))
  }
  await Promise.all(shards.map(({ pool }) => pool.end()))
  const child = fork(new URL('pages-process.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: certFile },
  })
  // Pages are other people's machines: they take what the cluster leaves of this one's processors.
  setPriority(child.pid ?? 0, pagesNice)
  let report: PagesReport = { connected: 0, stopped: 0, turnedAway: 0, heard: 0 }
  child.on('message', (told: PagesReport) => (report = told))
  child.send({ url: places.site, tokens })
  const pages = {
    report: () => report,
    async connected(): Promise<void> {
      const until = performance.now() + patience
      while (report.connected < count) {
        if (child.exitCode !== null) throw new Error('The process of the pages has ended')
        if (performance.now() > until) throw new Error(`${report.connected} of ${count} pages are connected`)
        await delay(pollEvery)
      }
    },
    [Symbol.asyncDispose]: () => endProgram(child),
  }
  await pages.connected()
  return pages
}
