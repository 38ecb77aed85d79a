import { expect } from '@playwright/test'
import { signUpOf } from './person.ts'
import type { Site } from './site.ts'

/** Waits for the whole page, footer included. */
export const visit = (path: string) => async (site: Site) => {
  await site.visits(path)
  await expect(site.page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
}

export const openAtHome = (turkish: string) => async (site: Site) => {
  await visit('/')(site)
  await site.press(turkish, site.main)
  await expect(site.dialog.getByRole('textbox').first()).toBeVisible()
}

export const submit = (site: Site) => site.page.locator(':is(form button, button[form])[type=submit]').click()

export async function submitNothing(site: Site): Promise<void> {
  await submit(site)
  await site.sees('Bu alanı doldurun.')
}

export async function fillsInSignUp(site: Site): Promise<void> {
  for (const [field, text] of Object.entries(signUpOf(site.person))) await site.fill(field, text, site.dialog)
}

export const isWrong = async (site: Site, field: string) => {
  await expect(site.field(field)).toHaveAttribute('aria-invalid', 'true')
}

export const cutOff = (site: Site, call: string) =>
  site.page.route(`**/api/${call}*`, (route) => route.abort())
export const reconnect = async (site: Site, call: string) => {
  for (const calls of [`**/api/${call}*`, `**/api/${call}`]) await site.page.unroute(calls)
}

export const answers = (site: Site, call: string, data: unknown) =>
  site.page.route(`**/api/${call}`, (route) => route.fulfill({ json: { success: true, message: '', data } }))

/** Keeps what would close by itself. The page must have a clock of its own already. */
export const stopTheClock = (site: Site) => site.page.clock.pauseAt(Date.now() + 60_000)
