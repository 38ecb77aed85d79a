import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { isTurnedDown } from '../browser/withdrawals.ts'
import { Account } from '../browser/account.ts'

const phone = { width: 360, height: 780 }

const panel = (page: Page) => page.getByRole('dialog', { name: 'Bakiye hareketleri' })
// An open dialog holds the toasts too.
const items = (page: Page) =>
  panel(page).getByRole('list', { name: 'Bakiye hareketleri', exact: true }).getByRole('listitem')
const more = (page: Page) => panel(page).getByRole('button', { name: 'Daha fazla göster' })

async function comesBack(page: Page, player: Player): Promise<Account> {
  const account = await Account.of(page, player.person)
  await account.comesBack()
  return account
}

test('Scenario: the balance explains itself: a deposit, a withdrawal that is held, and the money that comes back', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await comesBack(page, player)
  await page.goto('/')

  await test.step('a new player is told that nothing has moved yet', async () => {
    await player.balanceButton.click()
    await expect(panel(page)).toContainText('Bakiyenizi değiştiren her işlemi burada göreceksiniz.')
  })

  await test.step('a deposit comes into the open panel by itself', async () => {
    await account.paysIn(500)
    await expect(items(page)).toHaveCount(1)
    await expect(items(page).first()).toContainText(/Para yatırma.*Kesecik.*\+₺500,00.*Bakiye: ₺500,00/)
  })

  await test.step('so does a withdrawal, and the panel says where its money is', async () => {
    await account.withdraws(120)
    await expect(items(page)).toHaveCount(2)
    await expect(items(page).first()).toContainText(/Para çekme talebi.*Havale \/ EFT.*-₺120,00.*₺380,00/)
    await expect(panel(page)).toContainText(/Bakiye₺380,00.*Onay bekleyen çekimler₺120,00/)
  })

  await test.step('the operator rejects it: the money is back on top', async () => {
    await isTurnedDown(player.person.username)
    await expect(items(page)).toHaveCount(3)
    await expect(items(page).first()).toContainText(/Para çekme iadesi.*Havale \/ EFT.*\+₺120,00.*₺500,00/)
    await expect(panel(page)).toContainText(/Bakiye₺500,00.*Onay bekleyen çekimler₺0,00/)
    await player.hasBalance('500,00')
  })

  await test.step('the whole history is one step away, and the panel is gone there', async () => {
    await panel(page).getByRole('link', { name: 'Finansal Geçmiş' }).click()
    await expect(page).toHaveURL('/dashboard/financial-activities')
    await expect(panel(page)).toBeHidden()
  })

  await test.step('also from there, though the page stays', async () => {
    await player.balanceButton.click()
    await panel(page).getByRole('link', { name: 'Finansal Geçmiş' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL('/dashboard/financial-activities')
  })
})

test('Scenario: a bonus can be played, and is not withdrawn', async ({ page }) => {
  const player = new Player(page)
  const account = await comesBack(page, player)
  await account.verifiesThePhone()
  await account.ask('bonus/definetrialbonus')
  await page.goto('/')
  await player.balanceButton.click()
  await expect(items(page)).toHaveCount(1)
  await expect(items(page).first()).toContainText(
    /Bonus tanımlandı.*Deneme Bonusu.*\+₺250,00.*Bonus: \+₺250,00.*Bakiye: ₺250,00/,
  )
  await expect(panel(page)).toContainText(/Bakiye₺250,00.*Çekilebilir₺0,00/)
})

test('Scenario: the server is out of reach; then the movements come, and older ones page by page', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await comesBack(page, player)
  for (let made = 0; made < 21; made += 1) await account.paysIn(50 + made)
  await page.route('**/api/transaction/movements', (route) => route.abort())
  await page.goto('/')
  await player.balanceButton.click()
  await expect(panel(page).getByRole('alert')).toContainText('Bakiye hareketleri yüklenemedi')
  await page.unroute('**/api/transaction/movements')
  await panel(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(items(page)).toHaveCount(20)
  await more(page).click()
  await expect(items(page)).toHaveCount(21)
  await expect(more(page)).toHaveCount(0)
  await expect(items(page).last()).toContainText(/\+₺50,00.*Bakiye: ₺50,00/)
})

test('Scenario: while a player reads below, what comes on top does not move what is read', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await comesBack(page, player)
  for (let made = 0; made < 21; made += 1) await account.paysIn(50 + made)
  await page.goto('/')
  await player.balanceButton.click()
  await expect(items(page)).toHaveCount(20)
  const read = items(page).filter({ hasText: '+₺55,00' })
  await read.scrollIntoViewIfNeeded()
  await expect(read).toBeInViewport()
  const top = async () => (await read.boundingBox())?.y ?? Number.NaN
  const before = await top()
  await account.paysIn(99)
  await expect(items(page)).toHaveCount(21)
  await expect.poll(async () => Math.abs((await top()) - before), 'pixels that it moved').toBeLessThan(2)
})

test('Scenario: on a phone the balance of the header and of the profile both open it, full screen, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const player = new Player(page)
  const account = await comesBack(page, player)
  await account.paysIn(500)
  await page.goto('/')
  await page.getByRole('link', { name: 'Spor', exact: true }).last().click()
  await expect(page).toHaveURL('/spor')
  await expect(page).toHaveTitle(/^Spor /)

  await test.step('from the header', async () => {
    await player.balanceButton.click()
    await expect(items(page)).toHaveCount(1)
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await page.goBack()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL('/spor')
  })

  await test.step('from the profile panel, in its place', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Profil' }).click()
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await profile.getByRole('button', { name: /^Bakiye hareketleri/ }).click()
    await expect(profile).toBeHidden()
    await expect(items(page)).toHaveCount(1)
  })
})
