import { expect, type Page } from '@playwright/test'
import { formatMoney } from '#contract/format-money.ts'
import { test } from '../browser/test.ts'
import { phone, Seat } from './play/seat.ts'

const call = '**/api/protection/play'
const paidIn = 100

const bar = (page: Page) => page.getByRole('button', { name: /^Oyun süresi/ })
const zero = 'Net₺0,00'
const spin = ({ opened }: Seat) => opened.table.getByRole('button', { name: 'Döndür', exact: true }).click()

test('Scenario: a player sees over a game on a phone how long the play lasts and what it has cost, and the same at sports', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt', size: phone, money: paidIn })
  await seat.opens()
  await seat.opened.isPlayed()
  const showsWhatTheBalanceLost = async () => {
    const net = formatMoney((await seat.balance()) - paidIn, 'tr', { signed: true })
    return (await bar(page).textContent())?.endsWith(`Net${net}`)
  }

  await test.step('before the first bet both are zero', async () => {
    await expect(bar(page)).toHaveText(`Oyun süresi0:00:00${zero}`)
  })

  await test.step('with the first bet the time begins, and the net is what the balance has changed by', async () => {
    await spin(seat)
    await expect(bar(page)).not.toContainText('0:00:00')
    await expect.poll(showsWhatTheBalanceLost).toBe(true)
  })

  await test.step('it is whole in one line of the bar, and a thumb hits it', async () => {
    const isWhole = await bar(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(isWhole).toBe(true)
    expect((await bar(page).boundingBox())?.height).toBe(44)
  })

  await test.step('sports go on with the same session of play', async () => {
    await page.goto('/spor')
    await expect(bar(page)).not.toContainText('0:00:00')
    await expect.poll(showsWhatTheBalanceLost).toBe(true)
  })
})

test('Scenario: a game does not move when the session bar comes, and the figures stay when an answer does not', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'dt', money: paidIn })
  await page.route(call, () => undefined)
  await seat.opens()
  await seat.opened.isPlayed()
  const before = await seat.opened.frame.boundingBox()

  await page.unroute(call)
  await page.reload()
  await seat.opened.isPlayed()
  await expect(bar(page)).toContainText(zero)
  expect(await seat.opened.frame.boundingBox()).toEqual(before)

  await page.route(call, (route) => route.abort())
  await spin(seat)
  await expect(bar(page)).toContainText('Son bilinen net₺0,00')
})

test('Scenario: neither a visitor nor a player on a break has a session bar', async ({ page }) => {
  const frame = page.getByRole('main').locator('iframe')
  await page.goto('/spor')
  await expect(frame).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await Seat.at(page, { system: 'dt' })
  await page.goto('/spor')
  await expect(bar(page)).toBeVisible()

  await page.goto('/dashboard/break')
  await page.getByRole('button', { name: 'Arayı Başlat', exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Oyuna ara verdiniz' })).toBeVisible()
  await page.goto('/spor')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Oyuna ara verdiniz' })).toBeVisible()
  await expect(frame).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
})
