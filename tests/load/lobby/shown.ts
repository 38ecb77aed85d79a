import type { Pool } from '#server/database/pool.ts'
import { drawn } from '../first-screen/drawn.ts'
import { figuresOf, median } from '../first-screen/figures.ts'
import { loadPage } from '../first-screen/load-page.ts'
import { offer, sizes, type Size } from './catalogue.ts'
import { inLobby, phone } from './lobby-page.ts'

/** Milliseconds to the end of the longest lobby. */
const patience = 300_000

/** Medians: LCP in ms, text of the document in bytes, heap in bytes after opening and with every game. */
export interface Shown {
  games: Size
  lcp: number
  document: number
  heapOpened: number
  heapRead: number
}

/** On a phone. Each run has every size once, so that other load on the machine affects all alike. */
export async function showLobbies(url: string, pool: Pool, runs: number): Promise<Shown[]> {
  const seen: Shown[] = []
  for (let run = 1; run <= runs; run += 1) {
    for (const games of sizes) {
      await offer(pool, games)
      const document = Buffer.byteLength(await drawn(`${url}/casino/slot`))
      const { lcp } = await figuresOf(await loadPage(`${url}/casino/slot`, 'phone', null))
      seen.push({ games, lcp, document, ...(await weighHeap(url, games)) })
      console.error(`${games} games, ${run}: LCP ${lcp.toFixed(0)} ms`)
    }
  }
  return sizes.map((games) => {
    const of = seen.filter((each) => each.games === games)
    const middle = (read: (each: Shown) => number) => median(of.map(read))
    return {
      games,
      lcp: middle(({ lcp }) => lcp),
      document: middle(({ document }) => document),
      heapOpened: middle(({ heapOpened }) => heapOpened),
      heapRead: middle(({ heapRead }) => heapRead),
    }
  })
}

function weighHeap(url: string, games: Size): Promise<Pick<Shown, 'heapOpened' | 'heapRead'>> {
  return inLobby(url, phone, async ({ page, control }) => {
    const weigh = async () => {
      await control.send('HeapProfiler.collectGarbage')
      return (await control.send('Runtime.getHeapUsage')).usedSize
    }
    const heapOpened = await weigh()
    const last = page.locator(`main ul[aria-label="Casino"] > li[aria-posinset="${games}"] a`)
    const deadline = Date.now() + patience
    while ((await last.count()) === 0) {
      if (Date.now() > deadline) throw new Error(`The last of ${games} games did not come`)
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
    }
    return { heapOpened, heapRead: await weigh() }
  })
}
