import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** Off by default in axe: the size of touch targets (WCAG 2.2, 2.5.8). Other rules keep their defaults. */
const alsoHeld = { 'target-size': { enabled: true } }
/** A theme changes only colours, so only these rules can break. */
const ofColours = ['color-contrast', 'link-in-text-block']
/** axe is injected by a run of its own, with the cheapest rule. */
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

interface Axe {
  configure: (spec: { allowedOrigins: string[] }) => void
  run: (where: Document, options: object) => Promise<{ violations: Broken[] }>
}

interface Violation {
  rule: string
  help: string
  where: string[]
}

/** Runs in each frame: frames of other origins are checked, too. */
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
 * Violations on the page and in its frames: WCAG 2.2 A and AA and best practices.
 * @param rules only these; default: all
 */
async function violationsOf(page: Page, { stopped = false, rules }: Look): Promise<Violation[]> {
  // axe waits for frames with timers, which do not fire while the clock is stopped.
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

/** axe waits for timers of the page: if its clock is stopped, it is moved by a few milliseconds. */
async function withTime<Found>(page: Page, found: Promise<Found>): Promise<Found> {
  const done = new AbortController()
  const end = () => done.abort()
  found.then(end, end)
  while (!done.signal.aborted) await page.clock.runFor(1)
  return found
}

async function isAtRest(page: Page): Promise<void> {
  // Changes after a resize come with the next frame; a ResizeObserver works while the clock is stopped.
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

/** Runs in the page: switches the theme as the site does; a frame follows the page around it. */
function turn(): string {
  const { dataset } = document.documentElement
  const asDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (dataset['theme'] ?? asDevice) === 'dark' ? 'light' : 'dark'
  dataset['theme'] = next
  // Ends fading colours at once: polling for them costs more than the check itself.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  return next
}

/** All rules as the page is, then the rules of colours in the other theme. The other theme stays. */
export async function expectAccessibleInBothThemes(page: Page, screen: Seen = {}): Promise<void> {
  await expectAccessible(page, screen)
  if (screen.night) return
  const theme = await page.evaluate(turn)
  await test.step(`in the other theme, ${theme}`, () =>
    expectAccessible(page, { ...screen, rules: ofColours }))
}
