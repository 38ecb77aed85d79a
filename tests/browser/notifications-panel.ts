import { expect, type Page } from '@playwright/test'
import { Account } from './account.ts'
import { allTold, isNotified } from './notified.ts'
import { newPerson } from './person.ts'

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' })
export const items = (page: Page) => panel(page).locator('[data-id]')
export const more = (page: Page) => panel(page).getByRole('button', { name: 'Daha fazla göster' })
const idsIn = (page: Page) =>
  items(page).evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-id'))))

export const isUpToDate = (page: Page) => expect(panel(page).locator('ul[aria-busy=true]')).toHaveCount(0)

export async function comesBack(page: Page, told: number): Promise<Account> {
  const account = await Account.of(page, newPerson())
  if (told > 0) await isNotified(account, told - 1)
  await account.comesBack()
  return account
}

export async function showsAll(page: Page, account: Account): Promise<void> {
  const told = await allTold(account)
  expect(new Set(told).size).toBe(told.length)
  await expect.poll(() => idsIn(page)).toEqual(told)
}
