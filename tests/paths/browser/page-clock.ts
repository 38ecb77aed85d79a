import { expect, type Page } from '@playwright/test'

/** Milliseconds: longer than it takes to tell the clock, which runs meanwhile, where to stop. */
const notice = 1_000

/** The page's time stands still from here on; only a path moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  // On a busy machine the page may be past the moment before it hears of it.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + notice)).toPass()
}

/** @param milliseconds a figure of the specification; every timer in between fires */
export const pass =
  (milliseconds: number) =>
  ({ page }: { page: Page }) =>
    page.clock.runFor(milliseconds)
