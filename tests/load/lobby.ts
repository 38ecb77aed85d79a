import { createPool } from '#server/database/pool.ts'
import { growTo, offer, sizes, type Size } from './lobby/catalogue.ts'
import { typeInLobby, type Typed } from './lobby/key-to-result.ts'
import { desktop, phone, slowness } from './lobby/lobby-page.ts'
import { phrases } from './lobby/phrases.ts'
import { scrollThrough, type Scrolled } from './lobby/scroll.ts'
import { showLobbies, type Shown } from './lobby/shown.ts'
import { withPlatform } from './platform.ts'

/** Limits; `lcp` and `heap` are the largest lobby ÷ the smallest. */
const most = {
  searchMilliseconds: 100,
  keyMilliseconds: 100,
  longTasks: 0,
  layoutShift: 0,
  lcp: 1.05,
  heap: 1.3,
}

interface Searched {
  asked: number
  medianMilliseconds: number
  p99Milliseconds: number
}

interface Sought {
  games: Size
  /** Over HTTP, spelled correctly and with an error. */
  written: Searched
  mistyped: Searched
  typed: Typed[]
}

export interface LobbyMeasured {
  sought: Sought[]
  shown: Shown[]
  scrolls: Scrolled[]
  missed: string[]
}

/** A growing lobby with every game: searched over HTTP and by hand, shown, and scrolled to its end on a slowed CPU. */
export function measureLobby(runs: number): Promise<LobbyMeasured> {
  return withPlatform(
    async ({ url, databaseUrl }) => {
      const pool = createPool(databaseUrl, { max: 1 })
      try {
        const sought: Sought[] = []
        for (const games of sizes) {
          await growTo(pool, games)
          const written = await searchFor(url, phrases())
          const mistyped = await searchFor(url, phrases().filter(isLong).map(withAnError))
          sought.push({ games, written, mistyped, typed: await typeInLobby(url, runs) })
          console.error(`${games} games: searched`)
        }
        const shown = await showLobbies(url, pool, runs)
        const scrolls: Scrolled[] = []
        await offer(pool, sizes[0])
        for (const screen of [phone, desktop]) scrolls.push(await scrollThrough(url, screen, sizes[0]))
        return { sought, shown, scrolls, missed: missedIn({ sought, shown, scrolls }) }
      } finally {
        await pool.end()
      }
    },
    { ADDRESS_FACTOR: '1000' },
  )
}

/** From this length on the search forgives an error. */
const isLong = (phrase: string) => phrase.length >= 4
/** Swaps the third and fourth letter. */
const withAnError = (phrase: string) => phrase.replace(/^(..)(.)(.)/u, '$1$3$2')

/** The first round warms caches and is not counted. */
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

function missedIn({ sought, shown, scrolls }: Omit<LobbyMeasured, 'missed'>): string[] {
  const slow = sought.flatMap(({ games, written, mistyped, typed }) => [
    ...Object.entries({ written, mistyped })
      .filter(([, { p99Milliseconds }]) => p99Milliseconds > most.searchMilliseconds)
      .map(
        ([how, { p99Milliseconds }]) =>
          `${games} games, ${how}: p99 ${ms(p99Milliseconds)}, at most ${most.searchMilliseconds}`,
      ),
    ...typed
      .filter(({ slowest }) => slowest > most.keyMilliseconds)
      .map(
        (each) =>
          `${games} games, '${each.typed}': ${ms(each.slowest)} after a key, at most ${most.keyMilliseconds}`,
      ),
    ...typed
      .filter(({ isFound }) => !isFound)
      .map((each) => `${games} games, '${each.typed}': its game is not found`),
  ])
  const grown = Object.entries(ratiosOf(shown))
    .filter(([, { ratio, atMost }]) => ratio > atMost)
    .map(
      ([what, { ratio, atMost }]) =>
        `${what} of ${sizes.at(-1)} ÷ of ${sizes[0]}: ${ratio.toFixed(3)}, at most ${atMost}`,
    )
  const rough = scrolls.flatMap(({ screen, longTasks, layoutShift }) => [
    ...(longTasks.length > most.longTasks
      ? [`${screen}: ${longTasks.length} long tasks while scrolling`]
      : []),
    ...(layoutShift > most.layoutShift ? [`${screen}: layout shift ${layoutShift.toFixed(4)}`] : []),
  ])
  return [...slow, ...grown, ...rough]
}

function ratiosOf(shown: readonly Shown[]): Record<string, { ratio: number; atMost: number }> {
  const ratio = (read: (each: Shown) => number) => {
    const [small, large] = [shown.at(0), shown.at(-1)]
    if (!small || !large) throw new Error('No lobby was shown')
    return read(large) / read(small)
  }
  return {
    LCP: { ratio: ratio(({ lcp }) => lcp), atMost: most.lcp },
    'heap as it opens': { ratio: ratio(({ heapOpened }) => heapOpened), atMost: most.heap },
    'heap with every game': { ratio: ratio(({ heapRead }) => heapRead), atMost: most.heap },
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const mb = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`

export function sayLobby({ sought, shown, scrolls, missed }: LobbyMeasured): string {
  return [
    ...sought.flatMap(({ games, written, mistyped, typed }) => [
      `${games} games: search through HTTP, ${sayTimes(written)}; with a typing error, ${sayTimes(mistyped)}`,
      ...typed.map(
        (each) =>
          `  '${each.typed}', ${slowness} times slowed: first games ${ms(each.median)} after a key, slowest ${ms(each.slowest)}`,
      ),
    ]),
    ...shown.map(
      ({ games, lcp, document, heapOpened, heapRead }) =>
        `${games} games: LCP ${lcp.toFixed(0)} ms; document ${(document / 1_000).toFixed(1)} kB; heap ${mb(heapOpened)} as it opens, ${mb(heapRead)} with every game`,
    ),
    ...Object.entries(ratiosOf(shown)).map(
      ([what, { ratio, atMost }]) =>
        `${what}: ${sizes.at(-1)} ÷ ${sizes[0]} = ${ratio.toFixed(3)}, at most ${atMost}`,
    ),
    ...scrolls.map(
      ({ screen, tiles, longTasks, layoutShift, frames }) =>
        `${screen}, ${slowness} times slowed: ${tiles} tiles; long tasks ${longTasks.length}${longTasks.length > 0 ? ` (${longTasks.map(ms).join(', ')})` : ''}; CLS ${layoutShift.toFixed(4)}; frames a second: median ${frames.median.toFixed(0)}, slowest tenth ${frames.slowTenth.toFixed(0)}`,
    ),
    missed.length === 0 ? 'held' : `missed:\n${missed.join('\n')}`,
  ].join('\n')
}

const sayTimes = ({ asked, medianMilliseconds, p99Milliseconds }: Searched) =>
  `${asked} phrases, median ${ms(medianMilliseconds)}, p99 ${ms(p99Milliseconds)}`
