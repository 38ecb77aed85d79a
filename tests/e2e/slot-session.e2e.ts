import { expect } from '@playwright/test'
import { Account } from '../browser/account.ts'
import { gameOf, OpenGame, pathOf } from '../browser/game.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'

const begin = '**/api/protection/beginslotsession'

test('Scenario: a player from Spain sets time and money before a slot starts, plays within them, and reads why a bet above them is not taken', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const account = await Account.of(page, new Player(page).person, 'İspanya')
  await account.paysIn(1_000)
  await account.comesBack()
  const opened = new OpenGame(page, 'hub88')
  const heading = page.getByRole('heading', { name: 'Slot oturumunuz', exact: true })
  const amount = page.getByLabel('En yüksek kayıp tutarı', { exact: true })
  const start = page.getByRole('button', { name: 'Oturumu başlat', exact: true })

  await test.step('the game waits until the form is filled in', async () => {
    await page.goto(pathOf(await gameOf(account, 'hub88')))
    await expect(heading).toBeVisible()
    await expect(opened.frame).toHaveCount(0)
    await start.click()
    await expect(page.getByText('Bu alanı doldurun.')).toBeVisible()
  })

  await test.step('a request gets lost: the entered values stay', async () => {
    await page.getByLabel('Süre', { exact: true }).selectOption({ label: '30 dk' })
    await amount.fill('0,01')
    await page.route(begin, (route) => route.abort())
    await start.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sunucuya ulaşılamadı')
    await expect(amount).toHaveValue('0,01')
    await expect(page.getByLabel('Süre', { exact: true })).toHaveValue('30')
    await page.unroute(begin)
  })

  await test.step('with the keyboard alone the session begins, and the game opens', async () => {
    await amount.press('Enter')
    await opened.isPlayed()
    await expect(heading).toHaveCount(0)
    expect(await account.ask('protection/slotsession')).toMatchObject({ left: 0.01 })
  })

  await test.step('a bet above the money of the session is not taken', async () => {
    await opened.table.getByRole('button', { name: 'Döndür', exact: true }).click()
    await expect(opened.table.getByText(/slot oturumunuzu aşıyor/)).toBeVisible()
    expect(await account.ask('user/balance')).toMatchObject({ balance: 1_000 })
  })
})
