import type { Browser, Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { createPool } from '#server/database/pool.ts'
import { caller, testFingerprint } from '#tests/server/setup/call.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { signUp } from '#tests/server/setup/sign-up.ts'
import { median } from './first-screen/figures.ts'
import { withPlatform } from './platform.ts'
import { closeDialog, gestures, type Gesture } from './taps/gestures.ts'
import { most } from './taps/goals.ts'
import { growths, measureGrowth, type Growth } from './taps/growth.ts'
import { launch, withPhone } from './taps/phone.ts'
import type { Tapped } from './taps/watch.ts'

/** Repetitions after the first, cold tap. */
const warmTaps = 5

interface Gestured {
  name: string
  /** Medians: `cold` of the runs, `warm` of all warm taps. */
  cold: Tapped
  warm: Tapped
  /** Milliseconds of each long task (over 50 ms) of the last run, from the first byte until the page is idle. */
  longTasks: number[]
}

interface TapsMeasured {
  runs: number
  gestures: Gestured[]
  growths: Growth[]
  missed: string[]
}

/** The sandbox has the games. */
const withGames = { SANDBOX: 'on', ACCEPT_RISK: 'sandbox,weak-secret,http,no-sms,no-mail' }

const names = [...Object.keys(gestures), ...Object.keys(growths)]

/** The names are separated by commas; null if one is unknown. */
export function readGestures(list: string | undefined): string[] | null {
  const asked = list?.split(',') ?? names
  return asked.every((name) => names.includes(name)) ? asked : null
}

export async function measureTaps(asked: readonly string[], runs: number): Promise<TapsMeasured> {
  return withPlatform(
    async ({ url, databaseUrl }) => {
      const pool = createPool(databaseUrl, { max: 1 })
      // The popup would cover the page.
      await pool.query('update popups set active = false')
      const session = { ...(await signUp(caller(url))), fingerprint: testFingerprint }
      const browser = await launch()
      try {
        const chosen = Object.entries(gestures).filter(([name]) => asked.includes(name))
        const gestured = await measureGestures(browser, url, session, chosen, runs)
        const grown = []
        for (const name of Object.keys(growths).filter((each) => asked.includes(each)))
          grown.push(await measureGrowth(name, { browser, url, session, pool }))
        return { runs, gestures: gestured, growths: grown, missed: missedIn(gestured, grown) }
      } finally {
        await browser.close()
        await pool.end()
      }
    },
    { ADDRESS_FACTOR: '1000', ...withGames, SANDBOX_PORT: String(await freePort()) },
  )
}

/** Each run makes every gesture, so that other load on the machine affects all alike. */
async function measureGestures(
  browser: Browser,
  url: string,
  session: StoredSession,
  chosen: readonly [string, Gesture][],
  runs: number,
): Promise<Gestured[]> {
  const measured = chosen.map(([name]) => ({
    name,
    cold: [] as Tapped[],
    warm: [] as Tapped[],
    longTasks: [] as number[],
  }))
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, [name, gesture]] of chosen.entries()) {
      const phone = { session: gesture.who === 'player' ? session : null, slowed: true }
      await withPhone(browser, url + gesture.page, phone, async (page) => {
        const of = measured[index]
        if (!of) return
        of.longTasks = await page.evaluate(() => window.watch.longTasks)
        of.cold.push(await tap(page, gesture))
        for (let time = 1; time <= warmTaps; time += 1) {
          await (gesture.undo ?? closeDialog)(page)
          of.warm.push(await tap(page, gesture))
        }
        console.error(`${name} ${run}: ${of.cold.at(-1)?.paint.toFixed(0)} ms`)
      })
    }
  }
  return measured.map((each) => ({ ...each, cold: medianOf(each.cold), warm: medianOf(each.warm) }))
}

async function tap(page: Page, { on, after = [], field }: Gesture): Promise<Tapped> {
  for (const before of after) await before(page).tap()
  const target = on(page)
  // Waits until the target is stable and can be tapped.
  await target.tap({ trial: true })
  await page.evaluate((selector) => window.watch.await(selector), field ?? null)
  await target.tap()
  return page.evaluate(() => window.watch.tapped())
}

const medianOf = (taps: readonly Tapped[]): Tapped => {
  const fields = taps.flatMap(({ field }) => field ?? [])
  return { paint: median(taps.map(({ paint }) => paint)), field: fields.length > 0 ? median(fields) : null }
}

const over = (what: string, value: number, goal: number) =>
  value > goal ? [`${what} ${value.toFixed(goal < 10 ? 2 : 0)}, at most ${goal}`] : []

function missedIn(gestured: readonly Gestured[], grown: readonly Growth[]): string[] {
  return [
    ...gestured.flatMap(({ name, cold, warm }) => [
      ...over(`${name}, to the next picture, cold:`, cold.paint, most.interaction),
      ...over(`${name}, to the next picture, warm:`, warm.paint, most.interaction),
      ...(name === 'login' ? over('login, to its field, cold:', cold.field ?? Infinity, most.login) : []),
    ]),
    ...grown.flatMap(({ name, heap }) =>
      over(`${name}, heap in the end ÷ at first:`, heap.after / heap.before, most.growth),
    ),
  ]
}

const ms = (value: number | null) => (value === null ? '-' : value.toFixed(0)).padStart(8)

export function sayTaps({ runs, gestures: gestured, growths: grown, missed }: TapsMeasured): string {
  return [
    `milliseconds, medians of ${runs} runs, phone, processor 4 times slowed, slow 4G`,
    `${''.padEnd(22)}${['picture', 'field', 'picture', 'field'].map((title) => title.padStart(8)).join('')}  long tasks before it`,
    `${''.padEnd(22)}${['cold', 'cold', 'warm', 'warm'].map((title) => title.padStart(8)).join('')}`,
    ...gestured.map(
      ({ name, cold, warm, longTasks }) =>
        `${name.padEnd(22)}${[cold.paint, cold.field, warm.paint, warm.field].map(ms).join('')}  ${longTasks.length}, ${longTasks.reduce((sum, each) => sum + each, 0)} ms, longest ${Math.max(0, ...longTasks)}`,
    ),
    ...grown.map(
      ({ name, heap, nodes }) =>
        `${name}: heap ${heap.before.toFixed(2)} MB, then ${heap.after.toFixed(2)} (${(heap.after / heap.before).toFixed(3)}); nodes ${nodes.before}, then ${nodes.after}`,
    ),
    missed.length === 0 ? 'held' : `missed:\n${missed.join('\n')}`,
  ].join('\n')
}
