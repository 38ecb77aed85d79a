import { expect, type Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { hasPlayedFor } from '../browser/play-sessions.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'
import { phone, Seat } from './play/seat.ts'

const answer = '**/api/protection/checkanswered'
/** Minutes: the interval of the house, and one more. */
const longEnough = 61
/** Milliseconds: the play is asked for every 10 seconds. */
const patience = { timeout: 20_000 }

const summary = (page: Page) => page.getByRole('dialog', { name: 'Oyun Özeti', exact: true })
const asked = (page: Page) => summary(page).getByText('Devam etmeden önce')
const press = (page: Page, name: string) => summary(page).getByRole('button', { name, exact: true }).click()
const interval = (page: Page) => summary(page).getByLabel('Hatırlatma aralığı', { exact: true })
const lookAt = (page: Page) => page.getByRole('button', { name: /^Oyun süresi/ }).click()
const spin = ({ opened }: Seat) => opened.table.getByRole('button', { name: 'Döndür', exact: true })
const result = ({ opened }: Seat) => opened.table.locator('main output')

const rounds = async ({ account }: Seat) =>
  calls['transaction/games'].data.parse(await account.ask('transaction/games', { skip: 0, take: 10 })).total
const check = async ({ account }: Seat) =>
  calls['protection/play'].data.parse(await account.ask('protection/play')).check

/** A round is over, and the interval with it. */
async function hasPlayed(
  page: Page,
  where: Partial<Parameters<typeof Seat.at>[1]> = {},
  meanwhile = async () => {},
): Promise<Seat> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seat = await Seat.at(page, { system: 'dt', money: 1_000, ...where })
  await seat.opens()
  await seat.opened.isPlayed()
  await spin(seat).click()
  await expect(result(seat)).toHaveText(/\S/)
  await meanwhile()
  await hasPlayedFor(seat.account.person.username, longEnough)
  return seat
}

test('Scenario: after an hour of play the player is asked after the round; no bet is taken until the answer, then play goes on', async ({
  page,
}) => {
  const seat = await hasPlayed(page)

  await test.step('the time and the money of the play are shown over the game', async () => {
    await expect(asked(page)).toBeVisible(patience)
    const figures = summary(page).getByRole('definition')
    await expect(figures.nth(0)).toHaveText(/^1 sa \d dk$/)
    await expect(figures.nth(1)).toHaveText('₺1.000,00')
    await expect(figures).toHaveCount(5)
  })

  await test.step('it has the focus itself; neither the keyboard nor a press beside it closes it', async () => {
    await expect(summary(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(summary(page).getByRole('button', { name: 'Kapat', exact: true })).toHaveCount(0)
    await expect(asked(page)).toBeVisible()
  })

  await test.step('a game that plays on by itself gets no bet', async () => {
    const before = await seat.balance()
    await spin(seat).dispatchEvent('click')
    await expect(seat.opened.table.getByText(/bu bahis alınmadı/)).toBeVisible()
    expect(await seat.balance()).toBe(before)
    expect(await rounds(seat)).toBe(1)
  })

  await test.step('an answer that gets lost keeps the chosen interval; the next one is taken', async () => {
    await interval(page).selectOption('30')
    await page.route(answer, (route) => route.abort())
    await press(page, 'Oyuna Devam Et')
    await expect(new Player(page).toast(/Sunucuya ulaşılamadı/)).toBeVisible()
    await expect(interval(page)).toHaveValue('30')
    await page.unroute(answer)
    await press(page, 'Oyuna Devam Et')
    await expect(summary(page)).toHaveCount(0)
    expect(await check(seat)).toMatchObject({ every: 30, stops: false })
  })

  await test.step('play goes on', async () => {
    await spin(seat).click()
    await expect.poll(() => rounds(seat)).toBe(2)
  })
})

test('Scenario: a player who deposits over the game of a phone is asked over both, and takes a break', async ({
  page,
}) => {
  const seat = await hasPlayed(page, { size: phone }, async () => {
    await page.getByRole('button', { name: 'Para Yatır', exact: true }).last().click()
    await expect(page.getByRole('dialog', { name: 'Para Yatır', exact: true })).toBeVisible()
  })
  await expect(asked(page)).toBeVisible(patience)
  await press(page, 'Ara Ver')
  await expect(page).toHaveURL('/dashboard/break')
  await expect(page.getByRole('heading', { name: 'Ara Ver', level: 1 })).toBeVisible()
  await seat.opened.isClosed()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Scenario: a player who is asked leaves the game; the next game asks again', async ({ page }) => {
  const seat = await hasPlayed(page)
  await expect(asked(page)).toBeVisible(patience)
  await press(page, 'Oyundan Çık')
  await seat.opened.isClosed()
  await expect(summary(page)).toHaveCount(0)
  await seat.opens()
  await expect(asked(page)).toBeVisible(patience)
})

test('Scenario: answered in one tab, the reality check is over in the other', async ({ page, context }) => {
  const seat = await hasPlayed(page)
  await expect(asked(page)).toBeVisible(patience)
  const other = await context.newPage()
  await other.goto('/spor')
  await expect(asked(other)).toBeVisible(patience)
  await press(other, 'Oyuna Devam Et')
  await expect(summary(other)).toHaveCount(0)
  await expect(summary(page)).toHaveCount(0, patience)
  await spin(seat).click()
  await expect.poll(() => rounds(seat)).toBe(2)
})

test('Scenario: a player looks at the play at sports, chooses to be asked more often, and leaves', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt' })
  await page.goto('/spor')
  await lookAt(page)
  await expect(summary(page).getByRole('definition').first()).toHaveText('0 dk')
  await expect(asked(page)).toHaveCount(0)
  await interval(page).selectOption({ label: '20 dk' })
  await press(page, 'Oyuna Devam Et')
  await expect(summary(page)).toHaveCount(0)
  expect((await check(seat)).every).toBe(20)

  await lookAt(page)
  await expect(interval(page)).toHaveValue('20')
  await page.keyboard.press('Escape')
  await expect(summary(page)).toHaveCount(0)

  await lookAt(page)
  await press(page, 'Oyun Hareketleri')
  await expect(page).toHaveURL('/dashboard/game-history')
  await page.goBack()
  await lookAt(page)
  await press(page, 'Oyundan Çık')
  await expect(page).toHaveURL('/')
})
