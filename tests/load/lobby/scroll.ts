import type { CDPSession, Page } from '@playwright/test'
import { inLobby, type Screen } from './lobby-page.ts'

/** Pixels per gesture and per second: a quick thumb. */
const gesture = { distance: 2_400, speed: 2_400 }
const patience = 240_000

export interface Scrolled {
  screen: string
  /** Position of the last tile that was drawn. */
  tiles: number
  /** Milliseconds of each task over 50 ms, from the first gesture to the end. */
  longTasks: number[]
  /** From the first byte on. */
  layoutShift: number
  frames: { median: number; slowTenth: number }
}

interface Seen {
  longTasks: { start: number; duration: number }[]
  shift: number
  frames: number[]
}

export function scrollThrough(url: string, screen: Screen, games: number): Promise<Scrolled> {
  return inLobby(
    url,
    screen,
    async ({ page, control }) => {
      // Garbage collection of this process would run on the page's cores.
      globalThis.gc?.()
      const begun = await page.evaluate(() => performance.now())
      const tiles = await toTheEnd(page, control, games)
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
      const scrolled = seen.frames
        .slice(1)
        .map((at, index) => ({ at, took: at - (seen.frames[index] ?? at) }))
      const took = scrolled.filter(({ at }) => at > begun).map((frame) => frame.took)
      took.sort((one, other) => one - other)
      const rate = (share: number) => 1_000 / (took[Math.floor(took.length * share)] ?? 1_000)
      return {
        screen: screen.name,
        tiles,
        longTasks: seen.longTasks.filter(({ start }) => start > begun).map(({ duration }) => duration),
        layoutShift: seen.shift,
        frames: { median: rate(0.5), slowTenth: rate(0.9) },
      }
    },
    watch,
  )
}

async function toTheEnd(page: Page, control: CDPSession, games: number): Promise<number> {
  const deadline = Date.now() + patience
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (;;) {
    await control.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -gesture.distance,
      speed: gesture.speed,
      preventFling: true,
    })
    const now = await page.evaluate(() => ({
      tiles: Number(
        [...document.querySelectorAll('main ul[aria-label="Casino"] > li:has(a)')].at(-1)?.ariaPosInSet,
      ),
      left: document.documentElement.scrollHeight - window.scrollY - window.innerHeight,
    }))
    if (now.tiles >= games && now.left <= 1) return now.tiles
    if (Date.now() > deadline) throw new Error(`Only ${now.tiles} of ${games} games came`)
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  const seen: Seen = { longTasks: [], shift: 0, frames: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const frame = (now: number) => {
    seen.frames.push(now)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
