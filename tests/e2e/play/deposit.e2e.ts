import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { payAtTheTill } from '#tests/browser/till.ts'
import { desktop, phone, Seat } from './seat.ts'

const deposits = (page: Page) => page.getByRole('dialog', { name: 'Para Yatır' })

/** The mark stays as long as the game's page is not loaded again. */
const mark = ({ opened }: Seat) =>
  opened.table.locator('body').evaluate((body) => (body.dataset['mark'] = 'mine'))
const isStillThere = ({ opened }: Seat) =>
  expect(opened.table.locator('body')).toHaveAttribute('data-mark', 'mine')

/** Pays on the provider's page, which opens in a new tab. */
async function paysIn(page: Page, amount: string): Promise<void> {
  await deposits(page)
    .getByRole('button', { name: /Kesecik/ })
    .click()
  await deposits(page).getByLabel('Tutar').fill(amount)
  await deposits(page).getByLabel('Cüzdan numarası').fill('100200300')
  const [till] = await Promise.all([
    page.waitForEvent('popup'),
    deposits(page).getByRole('button', { name: 'Gönder', exact: true }).click(),
  ])
  await payAtTheTill(till)
  await deposits(page).getByRole('button', { name: 'Kapat', exact: true }).last().click()
  await expect(deposits(page)).toHaveCount(0)
}

for (const [where, size] of Object.entries({ phone, desktop })) {
  test(`Scenario: on a ${where} a player deposits over the running game, which goes on`, async ({ page }) => {
    const seat = await Seat.at(page, { system: 'pragmatic', size })
    await seat.opens()
    const { opened } = seat
    await opened.isPlayed()
    await mark(seat)
    await opened.bar('Para Yatır').click()
    await paysIn(page, '150')
    await isStillThere(seat)
    await expect.poll(() => seat.balance()).toBe(150)
    await opened.own('Para yatır').click()
    await expect(deposits(page).getByRole('button', { name: /Kesecik/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(deposits(page)).toHaveCount(0)
    await isStillThere(seat)
    await expect(opened.bar('Oyunu kapat')).toBeVisible()
  })
}

test('Scenario: beside a game on its page the deposit of the header opens over the game, too', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt' })
  await seat.chooses()
  await seat.opened.isPlayed()
  await mark(seat)
  await page.getByRole('banner').getByRole('button', { name: 'Para Yatır', exact: true }).click()
  await expect(deposits(page).getByRole('button', { name: /Kesecik/ })).toBeVisible()
  await page.goBack()
  await expect(deposits(page)).toHaveCount(0)
  await isStillThere(seat)
})

test('Scenario: a game that ends by itself leaves its page, and the deposit that is being chosen stays', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt' })
  await seat.chooses()
  await seat.opened.isPlayed()
  const address = page.url()
  await page.getByRole('banner').getByRole('button', { name: 'Para Yatır', exact: true }).click()
  await expect(deposits(page).getByRole('button', { name: /Kesecik/ })).toBeVisible()
  const game = await (await seat.opened.frame.elementHandle())?.contentFrame()
  await game?.evaluate(() => window.parent.postMessage({ command: 'exit' }, '*'))
  await expect(page).not.toHaveURL(address)
  await expect(deposits(page).getByRole('button', { name: /Kesecik/ })).toBeVisible()
})

test('Scenario: the ways to deposit do not come: the player asks again, and the game goes on', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'em', size: phone })
  await seat.opens()
  await seat.opened.isPlayed()
  await mark(seat)
  await page.route('**/api/payment/methods*', (route) => route.abort())
  await seat.opened.bar('Para Yatır').click()
  await expect(deposits(page).getByRole('alert')).toContainText('Yöntemler yüklenemedi')
  await page.unroute('**/api/payment/methods*')
  await deposits(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(deposits(page).getByRole('button', { name: /Kesecik/ })).toBeVisible()
  await deposits(page).getByRole('button', { name: 'Kapat', exact: true }).click()
  await isStillThere(seat)

  await test.step('the limits are one tap away', async () => {
    await seat.opened.bar('Para Yatır').click()
    await deposits(page)
      .getByRole('link', { name: /^Limitler/ })
      .click()
    await expect(page).toHaveURL('/dashboard/limits')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
