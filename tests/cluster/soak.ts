import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { faultsOf, type Fault } from './faults.ts'
import { slowest, waited, type CallMade } from './journey.ts'
import { openPages } from './pages.ts'
import type { PagesReport } from './pages-process.ts'
import { whilePlayersTravel } from './travellers.ts'

const players = 12
/** Milliseconds after a fault in which its effect may still come, and then until the next one. */
const afterwards = 3_000
const breather = 5_000

interface Endured extends Pick<Fault, 'name' | 'mostPause'> {
  /** Milliseconds since the begin. */
  from: number
  to: number
  /** Of the calls that began meanwhile. */
  slowest: CallMade | null
}

export interface Soaked {
  endured: Endured[]
  calls: readonly CallMade[]
  turns: number
  pages: PagesReport
  /** What does not add up, or took too long. */
  wrong: readonly string[]
}

interface Soak {
  minutes: number
  pages: number
  say: (line: string) => void
}

/** Players deposit, bet and withdraw, and open pages stay connected, while one part after the other dies. */
export async function soak(cluster: Cluster, { minutes, pages: count, say }: Soak): Promise<Soaked> {
  await using pages = await openPages(cluster, count)
  say(`${count} pages are connected`)
  const times: Omit<Endured, 'slowest'>[] = []
  const { calls, turns, wrong } = await whilePlayersTravel(cluster, players, async (now, soFar) => {
    const until = (time: number) => delay(Math.max(0, time - now()))
    const end = minutes * 60_000
    for (const { at, name, disturb, mostPause } of faultsOf(cluster, minutes)) {
      await until(at * end)
      const from = now()
      say(
        `${clockOf(from)} ${name}; so far ${soFar.length} calls; ${pages.report().connected} pages are connected`,
      )
      await disturb()
      await delay(afterwards)
      times.push({ name, mostPause, from, to: now() })
      await delay(breather)
    }
    await until(end)
  })
  const endured = times.map((time) => ({ ...time, slowest: slowest(calls, time.from, time.to) }))
  for (const one of endured)
    if (waited(one.slowest) > one.mostPause)
      wrong.push(`${one.name}: a player waited longer than ${seconds(one.mostPause)}`)
  await pages.connected().catch((error: Error) => wrong.push(error.message))
  const report = pages.report()
  if (report.turnedAway > 0) wrong.push(`${report.turnedAway} pages were turned away`)
  return { endured, calls, turns, pages: report, wrong }
}

export const clockOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice('1970-01-01T00:'.length, '1970-01-01T00:00:00'.length)
export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`
