import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds: longer than it takes to tell the clock, which runs meanwhile, where to stop. */
const notice = 1_000

export const timeOf = (page: Page) => page.evaluate(() => Date.now())

/** The page's time stands still from here on; only a path moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  // On a busy machine the page may be past the moment before it hears of it.
  await expect(async () => page.clock.pauseAt((await timeOf(page)) + notice)).toPass()
}

/** Milliseconds that what is fetched when it is first needed may take on a busy machine. */
export const patience = 30_000

/** What is drawn when its code or its page has come needs some of the time that stands still. */
export async function arrives(what: Locator): Promise<void> {
  const isThere = async () => {
    await what.page().clock.runFor(50)
    return what.isVisible()
  }
  await expect.poll(isThere, { timeout: patience }).toBe(true)
}

/**
 * A figure of the specification, to the millisecond: just before its end all is as it was, and then it is over.
 * @param gone at most so much of it has passed before the clock was stopped
 */
export const lasts =
  (milliseconds: number, gone = 0) =>
  async ({ page, stays }: { page: Page; stays: () => Promise<void> }) => {
    await page.clock.runFor(Math.max(milliseconds - gone - 1, 0))
    await stays()
    await page.clock.runFor(gone + 1)
  }

/** @param milliseconds a figure of the specification; every timer in between fires */
export const pass =
  (milliseconds: number) =>
  ({ page }: { page: Page }) =>
    page.clock.runFor(milliseconds)
