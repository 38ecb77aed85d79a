import { expect, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { hubPath } from '#contract/realtime.ts'
import { newPerson } from '../browser/person.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'
import { OpenGame, pathOf } from '../browser/game.ts'
import { playedGame } from '#charts/flows/casino.given.ts'

const atOnce = 10

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })
const title = (player: Player, name: string) => player.dialog.getByRole('heading', { name, exact: true })

async function logsIn(player: Player): Promise<void> {
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(player.dialog).toBeHidden()
}

test('Scenario: an address of the account opens the login over the home page, and is there after it', async ({
  page,
}) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.goto('/dashboard/session-history')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tek cüzdanda')
  await logsIn(player)
  await expect(page).toHaveURL('/dashboard/session-history')
  await expect(page.getByRole('heading', { name: 'Oturum Geçmişi' })).toBeVisible()
})

// @holds 2.10
test('Scenario: a link of the account opens the login over the page one is on, and Back leads there again', async ({
  page,
}) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('link', { name: 'Bonus Talep' }).click()
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  await logsIn(player)
  await expect(page).toHaveURL('/dashboard/claim-bonus')
  await page.goBack()
  await expect(page).toHaveURL('/promotions')
})

test('Scenario: a game that asked for the login opens after it', async ({ page }) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.goto(pathOf(playedGame))
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
  await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
  await page.keyboard.press('Enter')
  await new OpenGame(page, 'pragmatic').isPlayed()
})

// @holds 2.57 2.61 2.77
test('Scenario: a deposit that asked for the login goes on after it, by way of recovery and sign-up too', async ({
  page,
}) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Yatır', exact: true }).click()
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await player.dialog.getByRole('button', { name: /Hemen üye olun/ }).click()
  await expect(title(player, 'Üye Ol')).toBeVisible()
  await player.dialog.getByRole('button', { name: /Hemen giriş yapın/ }).click()
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await player.dialog.getByRole('button', { name: 'Şifremi Unuttum' }).click()
  await expect(title(player, 'Şifremi Unuttum')).toBeVisible()
  await player.dialog.getByRole('button', { name: /Hemen üye olun/ }).click()
  await expect(title(player, 'Üye Ol')).toBeVisible()
  await player.dialog.getByRole('button', { name: /Hemen giriş yapın/ }).click()
  await logsIn(player)
  await expect(page).toHaveURL('/dashboard/deposit')
})

test('Scenario: a login that was closed is forgotten with what it was for', async ({ page }) => {
  const player = new Player(page)
  await Account.of(page, player.person)
  await page.goto('/dashboard/deposit')
  await expect(title(player, 'Giriş Yap')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player.dialog).toBeHidden()
  await loginButton(page).click()
  await logsIn(player)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Para yatır' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('Scenario: ten calls at once learn that the session is over: one logout, one message', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.comesBack()
  // The hub would tell the page of the logout first.
  await page.route(`**/${hubPath}/**`, (route) => route.abort())
  await page.goto('/dashboard/session-history')
  await player.hasBalance('0,00')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/customer/profile', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  const homecomings: string[] = []
  page.on('framenavigated', (frame) => homecomings.push(new URL(frame.url()).pathname))
  const answered = page.evaluate(askAtOnce, atOnce)
  await expect.poll(() => asked).toBe(atOnce)
  await account.ask('auth/logout')
  release()
  expect(await answered).toEqual(Array.from({ length: atOnce }, () => 'signed out'))
  await expect(player.toast('Oturumunuz sona erdi')).toHaveCount(1)
  await expect(page).toHaveURL('/')
  await expect(loginButton(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  expect(homecomings).toEqual(['/'])
})

/** Runs in the page: calls the site's own `call` so many times at once. */
async function askAtOnce(times: number): Promise<string[]> {
  type Part = { call?: (...words: unknown[]) => Promise<unknown> }
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const parts = names.filter((name) => /\/assets\/call-[^/]+\.js$/.test(name))
  const loaded = await Promise.all(parts.map((name) => import(name) as Promise<Part>))
  const speaker = loaded.find((part) => part.call !== undefined)
  const call = speaker?.call ?? (() => Promise.reject(new Error('The part is not there')))
  const questions = Array.from({ length: times }, () => call('customer/profile', {}, {}))
  const outcomes = await Promise.allSettled(questions)
  return outcomes.map((each) =>
    each.status === 'rejected' ? (each.reason as { kind: string }).kind : 'answered',
  )
}

test('Scenario: the login and the logout of one tab reach the others', async ({ page, context }) => {
  const here = new Player(page)
  const person = newPerson()
  await Account.of(page, person)
  const there = new Player(await context.newPage(), person)

  await test.step('another tab wants to deposit and has the login open', async () => {
    await page.goto('/')
    await there.page.goto('/dashboard/deposit')
    await expect(title(there, 'Giriş Yap')).toBeVisible()
  })

  await test.step('the login here brings it to the deposit', async () => {
    await new Player(page, person).logsIn()
    await expect(there.dialog).toBeHidden()
    await expect(there.page).toHaveURL('/dashboard/deposit')
    await there.hasBalance('0,00')
  })

  await test.step('the logout there brings this tab home, as a visitor', async () => {
    await page.goto('/dashboard/session-history')
    await here.hasBalance('0,00')
    await there.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(person.username) })
      .click()
    await there.page.getByRole('banner').getByText('Çıkış Yap').click()
    await expect(loginButton(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(loginButton(there.page)).toBeVisible()
  })
})
