import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { OpenGame, pathOf } from '../browser/game.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../paths/browser/account.ts'

/** A plane that is gone before the hand is up takes the bet with it: three in a row are one in a thousand. */
const mostTries = 8
/** Milliseconds: the longest flight, on a busy machine. */
const longestFlight = 120_000

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
  test.setTimeout(2 * longestFlight + 60_000)
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.paysIn(500)
  const table = await opensAviator(page, account)
  const panel = table.getByRole('region', { name: '1. bahis' })
  const outcome = panel.getByRole('status')

  let balance = 500
  await test.step('the money is taken while the plane is in the air', async () => {
    for (let tries = 1; ; tries += 1) {
      await panel.getByRole('button', { name: /^(?:Bahis yap|Sonraki tura bahis yap)/ }).click()
      await expect(outcome).toHaveText('Bahsiniz alındı.', { timeout: longestFlight })
      balance -= 10
      await panel
        .getByRole('button', { name: /^Parayı al/ })
        .click({ timeout: longestFlight })
        .catch(() => undefined)
      await expect(outcome).toHaveText(/katında aldınız|bu bahis kazanmadı/, { timeout: longestFlight })
      if ((await outcome.textContent())?.includes('aldınız')) return
      if (tries === mostTries) throw new Error(`The plane was gone first, ${tries} times`)
    }
  })

  await test.step('the header shows what the game shows', async () => {
    const won = /₺([\d.]+,\d\d)/.exec((await outcome.textContent()) ?? '')?.[1] ?? ''
    const worth = Number(won.replaceAll('.', '').replace(',', '.'))
    expect(worth).toBeGreaterThanOrEqual(10)
    const shown = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(balance + worth)
    await expect(table.getByText(`₺${shown}`).first()).toBeVisible()
    await player.hasBalance(shown)
  })

  await test.step('the round is computed anew in the browser', async () => {
    const last = table.getByRole('list', { name: 'Son turlar' }).getByRole('link').first()
    await expect(table.getByText('Uçup gitti!')).toBeVisible({ timeout: longestFlight })
    const [opened] = await Promise.all([page.waitForEvent('popup'), last.click()])
    await expect(opened.getByText('Mühür tutuyor.')).toBeVisible()
    await expect(opened.getByText('Sonuç tutuyor.')).toBeVisible()
    await opened.getByLabel('Tohum').fill('0'.repeat(64))
    await expect(opened.getByText('Mühür tutmuyor.')).toBeVisible()
  })
})
