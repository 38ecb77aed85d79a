import { expect, type Page } from '@playwright/test'
import { gameOf, OpenGame, pathOf } from '../browser/game.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { Sportsbook } from '../browser/sportsbook.ts'
import { test } from '../browser/test.ts'
import { Account } from '../browser/account.ts'

const both = /₺350,00\s*Çekilebilir: ₺100,00/

async function comesBack(page: Page): Promise<Account> {
  const account = await Account.of(page, newPerson())
  await account.paysIn(100)
  await account.verifiesThePhone()
  await account.ask('bonus/definetrialbonus')
  await account.comesBack()
  return account
}

test('Scenario: header, menu, panel, game and sportsbook say one balance, and what of it can be withdrawn', async ({
  page,
}) => {
  const account = await comesBack(page)
  const player = new Player(page, account.person)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/withdraw')

  await test.step('the header and the account column', async () => {
    await expect(player.balanceButton).toHaveText(both)
    await expect(page.getByRole('main').getByRole('button', { name: /^Bakiye hareketleri/ })).toHaveText(both)
  })

  await test.step('the page of the withdrawal says how much it can be, and so does its dialog', async () => {
    await expect(page.getByRole('main').getByText('Çekilebilir: ₺100,00').last()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /Kesecik/ })
      .click()
    await expect(player.dialog.getByText('Çekilebilir: ₺100,00')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the panel of the movements', async () => {
    await player.balanceButton.click()
    await expect(player.dialog).toContainText(/Bakiye₺350,00.*Çekilebilir₺100,00/)
    await page.keyboard.press('Escape')
  })

  await test.step('a game on its page', async () => {
    const game = await gameOf(account, 'dt')
    await page.goto(pathOf(game))
    await expect(new OpenGame(page, 'dt').table.getByText('₺350,00')).toBeVisible()
    await expect(player.balanceButton).toHaveText(both)
  })

  await test.step('on a phone the profile panel and the bar of a game', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Profil' }).click()
    await expect(player.dialog.getByRole('button', { name: /^Bakiye hareketleri/ })).toHaveText(both)
    await page.keyboard.press('Escape')
    await page.goto(pathOf(await gameOf(account, 'dt')))
    await page.getByRole('button', { name: 'Oyna', exact: true }).click()
    await expect(page.getByRole('dialog').filter({ has: page.locator('iframe') })).toContainText(both)
  })

  await test.step('the sportsbook takes a bet that the cash alone would not cover', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const book = new Sportsbook(page)
    const [match] = await book.matches()
    if (!match) throw new Error('no match')
    await page.goto('/spor')
    await book.homeOf(match).click()
    await book.slip.getByLabel('Oran değişirse').selectOption({ label: 'Her değişikliği kabul et' })
    await book.types('300')
    await book.button('Bahis yap').click()
    await expect(book.slip.getByText(/Bahsiniz alındı/)).toBeVisible()
    await expect(player.balanceButton).toHaveText(/₺50,00\s*Çekilebilir: ₺0,00/)
  })
})
