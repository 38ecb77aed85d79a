import { expect, type Page } from '@playwright/test'

/** Leaves the payment open. Closes the page only when it has loaded: a page that is closed while loading may never be gone. */
export async function leaveTheTill(till: Page): Promise<void> {
  await expect(till.getByRole('heading', { level: 1 })).toBeVisible()
  await till.close()
}

export async function payAtTheTill(till: Page): Promise<void> {
  const pay = till.locator('[value=pay]')
  await pay.click()
  await expect(pay).toHaveCount(0)
  await leaveTheTill(till)
}
