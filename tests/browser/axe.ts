import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Off unless asked for: the size of what is touched (WCAG 2.2, 2.5.8). All others that are on by default stay on. */
const alsoHeld = { 'target-size': { enabled: true } }

interface Violation {
  rule: string
  help: string
  where: string[]
}

/** What axe finds on the page as it stands, every rule on: WCAG 2.2 A and AA and the best practices. */
async function violationsOf(page: Page, stopped: boolean): Promise<Violation[]> {
  const analysis = new AxeBuilder({ page })
    .options({ rules: alsoHeld, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const { violations } = await (stopped ? withTime(page, analysis) : analysis)
  return violations.map(({ id, help, nodes }) => ({
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

export async function expectAccessible(page: Page, { stopped = false } = {}): Promise<void> {
  await isAtRest(page)
  expect(await violationsOf(page, stopped)).toEqual([])
}
