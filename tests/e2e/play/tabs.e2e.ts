import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { calls } from '#contract/index.ts'
import { roundStatus } from '#contract/round.ts'
import { OpenGame, pathOf } from '#tests/browser/game.ts'
import { Seat } from './seat.ts'

const paidIn = 500

async function book({ account }: Seat) {
  const answer = await account.ask('transaction/games', { skip: 0, take: 20 })
  return calls['transaction/games'].data.parse(answer)
}

const spin = (opened: OpenGame) => opened.table.getByRole('button', { name: 'Döndür', exact: true })
const cents = (amount: number) => Math.round(amount * 100)

/** All rounds are over and the balance matches them. A tab may have closed before its bet was sent. */
async function addsUp(seat: Seat, rounds: number): Promise<void> {
  await expect
    .poll(async () => {
      const { list, sum } = await book(seat)
      const left = cents(paidIn - sum.bet + sum.win)
      return [list.some(({ status }) => status !== roundStatus.Completed), left - cents(await seat.balance())]
    })
    .toEqual([false, 0])
  expect((await book(seat)).total).toBeLessThanOrEqual(rounds)
}

async function openTab(seat: Seat): Promise<{ page: Page; opened: OpenGame }> {
  const page = await seat.page.context().newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathOf(seat.game))
  const opened = new OpenGame(page, seat.opened.system)
  await opened.isPlayed()
  return { page, opened }
}

test('Scenario: a player plays the same game in two tabs at once: every bet is taken once, every win paid once', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'pragmatic', money: paidIn })
  await seat.opens()
  await seat.opened.isPlayed()
  const other = await openTab(seat)
  await Promise.all([spin(seat.opened).click(), spin(other.opened).click()])
  // While one tab has an open round, the other may be told to wait.
  await expect.poll(async () => (await book(seat)).total).toBeGreaterThan(0)
  await addsUp(seat, 2)
  await other.page.close()
  await seat.opened.isPlayed()
})

test('Scenario: the frame is closed in mid-round, by the site and with its tab: the rounds end, the money adds up', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'amusnet', money: paidIn })
  await seat.opens()
  await seat.opened.isPlayed()
  await Promise.all([page.waitForRequest(/\/api\/bet$/), spin(seat.opened).click()])
  await seat.opened.bar('Oyunu kapat').click()
  await seat.opened.isClosed()
  await addsUp(seat, 1)
  const other = await openTab(seat)
  await Promise.all([other.page.waitForRequest(/\/api\/bet$/), spin(other.opened).click()])
  await other.page.close()
  await addsUp(seat, 2)
})

test('Scenario: a game is loaded anew in mid-round: nothing is bet twice', async ({ page }) => {
  const seat = await Seat.at(page, { system: 'dt', money: paidIn })
  await seat.opens()
  await seat.opened.isPlayed()
  await Promise.all([page.waitForRequest(/\/api\/bet$/), spin(seat.opened).click()])
  await seat.opened.own('Oyunu yeniden yükle').click()
  await seat.opened.isPlayed()
  await addsUp(seat, 1)
})
