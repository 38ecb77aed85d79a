import { expect } from '@playwright/test'
import { gameOf, OpenGame, pathOf } from '#tests/browser/game.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { test } from '#tests/browser/test.ts'
import { Account } from '#tests/browser/account.ts'
import { desktop, phone, Seat } from './seat.ts'

for (const [where, size] of Object.entries({ phone, desktop })) {
  test(`Scenario: a visitor at a game's own address gets the login, and after it the game, on a ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const account = await Account.of(page, newPerson())
    const player = new Player(page, account.person)
    await page.goto(pathOf(await gameOf(account, 'dt')))
    await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
    await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
    await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    await new OpenGame(page, 'dt').isPlayed()
  })
}

test('Scenario: back closes a game over the page that was landed on, and stays on the site', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt', size: phone })
  await seat.opens()
  await seat.opened.isPlayed()
  const address = page.url()
  await page.evaluate(() => history.back())
  await seat.opened.isClosed()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('button', { name: 'Oyna', exact: true })).toBeVisible()
})
