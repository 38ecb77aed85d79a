import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** Off unless asked for: the size of what is touched (WCAG 2.2, 2.5.8). All others that are on by default stay on. */
const alsoHeld = { 'target-size': { enabled: true } }
/** What a theme can break: it changes colours, and nothing of what stands where or of what it is called. */
const ofColours = ['color-contrast', 'link-in-text-block']
/** axe is brought into a page with a run of its own: of the rule that costs least. */
const cheapest = ['document-title']

interface Seen {
  stopped?: boolean
  /** It has no other theme. */
  night?: boolean
}

interface Look extends Seen {
  rules?: string[]
}

interface Broken {
  id: string
  help: string
  nodes: { target: string[]; any: { message: string }[] }[]
}

/** What a page holds once axe has been brought into it. */
interface Axe {
  configure: (spec: { allowedOrigins: string[] }) => void
  run: (where: Document, options: object) => Promise<{ violations: Broken[] }>
}

interface Violation {
  rule: string
  help: string
  where: string[]
}

/** Runs in each frame: what is of another origin is looked at, too. */
function lookEverywhere(): void {
  const axe = Reflect.get(globalThis, 'axe') as Axe | undefined
  axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
}

/** Runs in the page. */
async function look(options: object): Promise<Broken[]> {
  const { violations } = await (Reflect.get(globalThis, 'axe') as Axe).run(document, options)
  return violations
}

/**
 * What axe finds on the page and in its frames as they stand: WCAG 2.2 A and AA and the best practices.
 * @param rules only these; all, where none are named
 */
async function violationsOf(page: Page, { stopped = false, rules }: Look): Promise<Violation[]> {
  // A frame is given a time to answer in, which does not pass where the clock stands still.
  const frames = stopped ? [page.mainFrame()] : page.frames()
  const has = await Promise.all(frames.map((frame) => frame.evaluate(() => 'axe' in globalThis)))
  if (has.includes(false)) {
    await new AxeBuilder({ page }).options({ runOnly: cheapest }).setLegacyMode().analyze()
    await Promise.all(frames.map((frame) => frame.evaluate(lookEverywhere)))
  }
  const found = await page.evaluate(look, {
    ...(rules ? { runOnly: rules } : { rules: alsoHeld }),
    resultTypes: ['violations'],
    // No rule that is on reads a stylesheet.
    preload: false,
    iframes: !stopped,
  })
  return found.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, any }) =>
      [target.join(' '), ...any.map(({ message }) => message)].join(': '),
    ),
  }))
}

/** axe waits for timers of the page: where its clock stands still, they get the few milliseconds that they want. */
async function withTime<Found>(page: Page, found: Promise<Found>): Promise<Found> {
  const done = new AbortController()
  const end = () => done.abort()
  found.then(end, end)
  while (!done.signal.aborted) await page.clock.runFor(1)
  return found
}

/** Nothing of it moves or fades any more. */
async function isAtRest(page: Page): Promise<void> {
  // What a new size brings with it comes with the next frame; a clock that is held holds no such observer.
  await page.evaluate(
    () =>
      new Promise<void>((seen) => {
        new ResizeObserver((_, eye) => {
          eye.disconnect()
          seen()
        }).observe(document.documentElement)
      }),
  )
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const { endTime = 0 } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && Number.isFinite(Number(endTime))
        }).length,
    )
  await expect.poll(moving).toBe(0)
}

export async function expectAccessible(page: Page, how: Look = {}): Promise<void> {
  await isAtRest(page)
  const found = violationsOf(page, how)
  expect(await (how.stopped ? withTime(page, found) : found)).toEqual([])
}

/** Runs in the page: turns it to the other theme, as the site does it itself when that is chosen; a frame follows what is around it. */
function turn(): string {
  const { dataset } = document.documentElement
  const asDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (dataset['theme'] ?? asDevice) === 'dark' ? 'light' : 'dark'
  dataset['theme'] = next
  // Colours that fade are waited for by nobody: polling costs more than what follows.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  return next
}

/** By night and by day: all rules as it stands, and then those of colours in the other theme, in which it is left. */
export async function expectAccessibleInBothThemes(page: Page, screen: Seen = {}): Promise<void> {
  await expectAccessible(page, screen)
  if (screen.night) return
  const theme = await page.evaluate(turn)
  await test.step(`in the other theme, ${theme}`, () =>
    expectAccessible(page, { ...screen, rules: ofColours }))
}
