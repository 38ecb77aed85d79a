import { expect, type Page } from '@playwright/test'

/** Nothing is paid and nothing declined. A page that is closed on its way to the next one may never be gone. */
export async function leaveTheTill(till: Page): Promise<void> {
  await expect(till.getByRole('heading', { level: 1 })).toBeVisible()
  await till.close()
}

/** At the payment provider's page. */
export async function payAtTheTill(till: Page): Promise<void> {
  const pay = till.locator('[value=pay]')
  await pay.click()
  await expect(pay).toHaveCount(0)
  await leaveTheTill(till)
}
