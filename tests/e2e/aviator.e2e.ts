import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { calls } from '#contract/index.ts'
import { expectAccessible } from '../browser/axe.ts'
import { goesWrong } from '../browser/faults.ts'
import { OpenGame, pathOf } from '../browser/game.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'

/** Milliseconds: the longest flight, on a busy machine. */
const longestFlight = 120_000
/** Milliseconds until the plane of a round with a bet flies; it may fly away at once. */
const takeOff = 30_000

/** The amount at the end of the words, in kuruş. */
const kurusIn = (words: string | null) =>
  Number(/₺([\d.]+,\d\d)$/.exec(words ?? '')?.[1]?.replaceAll(/[.,]/g, ''))

async function opensAviator(page: Page, account: Account): Promise<FrameLocator> {
  const answer = await account.ask('casino/games', { search: 'Aviator', skip: 0, take: 5 })
  const [game] = calls['casino/games'].data.parse(answer)
  if (!game) throw new Error('Nobody offers Aviator')
  await account.comesBack()
  await page.goto(pathOf(game))
  const opened = new OpenGame(page, 'egt')
  await opened.isPlayed()
  return opened.table
}

test('Scenario: a player bets on a flight, takes the money in the air, sees it in the header, and checks the round', async ({
  page,
}) => {
  test.setTimeout(4 * longestFlight)
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.paysIn(500)
  const table = await opensAviator(page, account)
  const panel = table.getByRole('region', { name: '1. bahis' })
  const outcome = panel.getByRole('status')

  const own = table.getByRole('banner').getByText(/^₺[\d.]+,\d\d$/)
  const balance = async () => kurusIn(await own.textContent())
  let expected = 0

  await test.step('the money is taken while the plane is in the air, in the first round where the hand is quick enough', async () => {
    await expect(async () => {
      await panel
        .getByRole('button', { name: /^(?:Bahis yap|Sonraki tura bahis yap)/ })
        .click({ timeout: longestFlight })
      const take = panel.getByRole('button', { name: /^Parayı al/ })
      await expect(take).toBeVisible({ timeout: takeOff })
      const before = await balance()
      await take.click({ timeout: takeOff })
      await expect(outcome).toHaveText(/^\d+,\d\dx çarpanda aldınız: ₺[\d.]+,\d\d$/)
      expected = before + kurusIn(await outcome.textContent())
    }).toPass({ timeout: 2 * longestFlight })
  })

  await test.step('the game and the header show the balance with what was won', async () => {
    await expect.poll(balance, { timeout: takeOff }).toBe(expected)
    const shown = (await own.textContent())?.replace('₺', '') ?? ''
    await expect(player.balanceButton).toContainText(shown, { timeout: takeOff })
  })

  await test.step('the round is computed anew in the browser', async () => {
    const last = table.getByRole('list', { name: 'Son turlar' }).getByRole('link').first()
    await expect(table.getByText('Uçup gitti!')).toBeVisible({ timeout: longestFlight })
    const [opened] = await Promise.all([page.waitForEvent('popup'), last.click()])
    await expect(opened.getByText('Mühür tutuyor.')).toBeVisible()
    await expect(opened.getByText('Sonuç tutuyor.')).toBeVisible()
    await expectAccessible(opened)
    await opened.getByLabel('Tohum').fill('0'.repeat(64))
    await expect(opened.getByText('Mühür tutmuyor.')).toBeVisible()
  })
})

test('Scenario: Aviator begins anew in mid-round, by itself: the bet stands, and is taken once', async ({
  page,
}) => {
  test.setTimeout(2 * longestFlight)
  const account = await Account.of(page, new Player(page).person)
  await account.paysIn(500)
  const table = await opensAviator(page, account)
  const balance = table.getByRole('banner').getByText(/^₺[\d.]+,\d\d$/)
  const bet = table
    .getByRole('region', { name: '1. bahis' })
    .getByRole('button', { name: /^Sonraki tura bahis yap/ })
  await expect(balance).toHaveText('₺500,00')
  await goesWrong(page, account, 'reload in mid-round')
  await expect(bet).toBeVisible({ timeout: longestFlight })
  const stake = kurusIn(await bet.textContent())
  const anew = page.waitForEvent('framenavigated', {
    predicate: (frame) => frame.parentFrame() !== null,
    timeout: longestFlight,
  })
  await bet.click({ timeout: longestFlight })
  await anew
  await new OpenGame(page, 'egt').isPlayed()
  await expect.poll(async () => kurusIn(await balance.textContent())).toBe(500_00 - stake)
})
