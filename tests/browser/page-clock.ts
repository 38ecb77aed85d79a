import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds: the clock runs on while it is told where to stop. */
const notice = 1_000

export const timeOf = (page: Page) => page.evaluate(() => Date.now())

/** From here on only a path moves the page's clock. */
export async function stopTheClock(page: Page): Promise<void> {
  // On a busy machine the page may already be past that moment.
  await expect(async () => page.clock.pauseAt((await timeOf(page)) + notice)).toPass()
}

/** Milliseconds for a load on a busy machine. */
export const patience = 30_000

/** Moves the stopped clock: rendering after a load takes some time. */
export async function arrives(what: Locator): Promise<void> {
  const isThere = async () => {
    await what.page().clock.runFor(50)
    return what.isVisible()
  }
  // By itself `poll` soon waits a second, in which the stopped clock stands.
  await expect.poll(isThere, { timeout: patience, intervals: [50, 50, 100, 100, 250] }).toBe(true)
}

/**
 * Checks a duration of the specification to the millisecond: 1 ms before its end nothing has changed.
 * @param gone at most this much had passed when the clock was stopped
 */
export const lasts =
  (milliseconds: number, gone = 0) =>
  async ({ page, stays }: { page: Page; stays: () => Promise<void> }) => {
    await page.clock.runFor(Math.max(milliseconds - gone - 1, 0))
    await stays()
    await page.clock.runFor(gone + 1)
  }

/** @param milliseconds a duration of the specification; timers inside it fire */
export const pass =
  (milliseconds: number) =>
  ({ page }: { page: Page }) =>
    page.clock.runFor(milliseconds)
