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
  const times: Endured[] = []
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
      const time = { name, mostPause, from, to: now() }
      times.push(time)
      await delay(breather)
      say(`${clockOf(now())} ${longestWait(soFar, time)}`)
    }
    await until(end)
  })
  for (const time of times)
    if (waited(slowest(calls, time.from, time.to)) > time.mostPause)
      wrong.push(`${clockOf(time.from)} ${time.name}: ${longestWait(calls, time)}`)
  await pages.connected().catch((error: Error) => wrong.push(error.message))
  const report = pages.report()
  if (report.turnedAway > 0) wrong.push(`${report.turnedAway} pages were turned away`)
  return { endured: times, calls, turns, pages: report, wrong }
}

function longestWait(calls: readonly CallMade[], { from, to, mostPause }: Endured): string {
  const call = slowest(calls, from, to)
  return `longest wait ${seconds(waited(call))}, a ${call?.what} (at most ${seconds(mostPause)})`
}

const clockOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice('1970-01-01T00:'.length, '1970-01-01T00:00:00'.length)
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`
