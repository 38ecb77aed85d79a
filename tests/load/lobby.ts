import { createPool } from '#server/database/pool.ts'
import { phrases } from './phrases.ts'
import { withPlatform } from './platform.ts'
import { scrollThrough, type Scrolled } from './scroll.ts'

const games = 600
const screens = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'desktop', width: 1280, height: 900 },
] as const
/** What has to be held. */
const most = { searchMilliseconds: 100, longTasks: 0, layoutShift: 0 }

interface Searched {
  asked: number
  medianMilliseconds: number
  p99Milliseconds: number
}

export interface LobbyMeasured {
  search: Searched
  scrolls: Scrolled[]
  /** What is not held, in words. */
  missed: string[]
}

/** A lobby that holds every game of the house: searched through HTTP, and scrolled to its end on a slowed processor. */
export function measureLobby(): Promise<LobbyMeasured> {
  return withPlatform(
    async ({ url, databaseUrl }) => {
      await fillOneLobby(databaseUrl)
      const search = await searchFor(url, phrases())
      const scrolls = []
      for (const screen of screens) scrolls.push(await scrollThrough(url, screen, games))
      return { search, scrolls, missed: missedIn(search, scrolls) }
    },
    { ADDRESS_FACTOR: '1000' },
  )
}

/** And the house greets nobody: its picture would lie over the games. */
async function fillOneLobby(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 })
  await pool.query(
    `insert into game_category_games (category_id, game_code)
     select game_categories.id, games.code from game_categories, games where slug = 'slot' on conflict do nothing`,
  )
  await pool.query('update popups set active = false')
  await pool.end()
}

/** The first round warms what is cold after a start, and is not counted. */
async function searchFor(url: string, sought: readonly string[]): Promise<Searched> {
  const times: number[] = []
  for (const [index, search] of [...sought, ...sought].entries()) {
    const begun = performance.now()
    const answer = await fetch(`${url}/api/casino/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'tr', 'x-fingerprint': 'bench' },
      body: JSON.stringify({ search, live: false, skip: 0, take: 5 }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`)
    if (index >= sought.length) times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { asked: times.length, medianMilliseconds: at(0.5), p99Milliseconds: at(0.99) }
}

function missedIn(search: Searched, scrolls: readonly Scrolled[]): string[] {
  const slow =
    search.p99Milliseconds > most.searchMilliseconds
      ? [`search: p99 ${search.p99Milliseconds.toFixed(1)} ms, at most ${most.searchMilliseconds}`]
      : []
  const rough = scrolls.flatMap(({ screen, longTasks, layoutShift }) => [
    ...(longTasks.length > most.longTasks
      ? [`${screen}: ${longTasks.length} long tasks while scrolling`]
      : []),
    ...(layoutShift > most.layoutShift ? [`${screen}: layout shift ${layoutShift.toFixed(4)}`] : []),
  ])
  return [...slow, ...rough]
}

const ms = (value: number) => `${value.toFixed(1)} ms`

export function sayLobby({ search, scrolls, missed }: LobbyMeasured): string {
  return [
    `search: ${search.asked} phrases, median ${ms(search.medianMilliseconds)}, p99 ${ms(search.p99Milliseconds)}`,
    ...scrolls.map(
      ({ screen, tiles, longTasks, layoutShift, frames }) =>
        `${screen}, 4 times slowed: ${tiles} tiles; long tasks ${longTasks.length}${longTasks.length > 0 ? ` (${longTasks.map(ms).join(', ')})` : ''}; CLS ${layoutShift.toFixed(4)}; frames a second: median ${frames.median.toFixed(0)}, slowest tenth ${frames.slowTenth.toFixed(0)}`,
    ),
    missed.length === 0 ? 'held' : `missed: ${missed.join('; ')}`,
  ].join('\n')
}
