import type { Page } from '@playwright/test'

/** Milliseconds: longer than it takes to tell the clock, which runs meanwhile, where to stop. */
const notice = 1_000

/** The page's time stands still from here on; only a path moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + notice)
}

/** @param milliseconds a figure of the specification; every timer in between fires */
export const pass =
  (milliseconds: number) =>
  ({ page }: { page: Page }) =>
    page.clock.runFor(milliseconds)
