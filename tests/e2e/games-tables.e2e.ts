import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/test.ts'
import { calls } from '#contract/index.ts'
import type { GameKind } from '#sandbox/contract/table.ts'
import { Account } from '#tests/browser/account.ts'
import { gameWith } from '#tests/server/setup/table.ts'
import { expectAccessible } from '../browser/axe.ts'
import { goesWrong } from '../browser/faults.ts'
import { OpenGame, pathOf } from '../browser/game.ts'
import { tableOf } from '../browser/launched.ts'
import { Player } from '../browser/player.ts'

type Place = Page | FrameLocator

const phone = { width: 360, height: 780 }
const told = /Kazancınız|kazanç getirmedi|geri dönen/

const result = (place: Place): Locator => place.locator('main output')
const press = (place: Place, name: string | RegExp) =>
  place
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

async function withMoney(page: Page): Promise<{ player: Player; account: Account }> {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.paysIn(1_000)
  await account.comesBack()
  return { player, account }
}

async function listed(account: Account, systemCategory: string, code: string) {
  const answer = await account.ask('casino/games', { systemCategory, codes: [code], skip: 0, take: 1 })
  const [game] = calls['casino/games'].data.parse(answer)
  if (!game) throw new Error(`The catalogue has no ${code}`)
  return game
}

test('Scenario: a round of roulette in the frame: the balance of the site and the game history follow', async ({
  page,
}) => {
  const { player, account } = await withMoney(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathOf(await listed(account, 'live', gameWith('pragmatic', 'roulette'))))
  const { table } = new OpenGame(page, 'pragmatic')
  await expect(table.getByRole('banner')).toContainText('₺1.000,00')

  await test.step('three chips are laid, one is taken back', async () => {
    for (const name of ['Kırmızı', '17', '17, 18']) await press(table, name)
    await press(table, 'Son fişi al')
    await press(table, '₺20,00 oyna')
    await expect(result(table)).toHaveText(told)
  })

  await test.step('the site and its history say the same as the game', async () => {
    const shown = await table
      .getByRole('banner')
      .getByText(/₺[\d.,]+/)
      .last()
      .innerText()
    await player.hasBalance(shown.replace('₺', ''))
    await expect(table.getByRole('list', { name: 'Son turlarınız' }).getByRole('listitem')).toHaveCount(1)
    await page.goto('/dashboard/game-history')
    const row = page.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(/Tamamlandı/)
    await expect(row).toContainText('₺20,00')
    await expect(row).toContainText(shown)
  })
})

test('Scenario: blackjack begins anew in mid-round, by itself and with the page: the same cards lie there, and the round is ended', async ({
  page,
}) => {
  const { account } = await withMoney(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathOf(await listed(account, 'live', gameWith('pragmatic', 'blackjack'))))
  const { table } = new OpenGame(page, 'pragmatic')
  const stand = table.getByRole('button', { name: 'Dur', exact: true })
  const deal = table.getByRole('button', { name: 'Kart dağıt' })
  await expect(deal).toBeEnabled()
  await goesWrong(page, account, 'reload in mid-round')
  let [deals, reloads] = [0, 0]
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) reloads += 1
  })
  // One deal in twenty is a blackjack and ends the round at once.
  await expect(async () => {
    await deal.click({ timeout: 1_000 })
    deals += 1
    await expect.poll(() => reloads).toBe(deals)
    await expect(stand).toBeEnabled({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  const cards = table.locator('main section')
  const before = await cards.allInnerTexts()

  await page.reload()
  await expect(stand).toBeEnabled()
  expect(await cards.allInnerTexts()).toEqual(before)
  await stand.click()
  await expect(result(table)).toHaveText(told)
  await expect(table.getByRole('button', { name: 'Kart dağıt' })).toBeEnabled()
})

const rounds: Record<GameKind, (page: Page) => Promise<void>> = {
  slot: (page) => press(page, 'Döndür'),
  roulette: async (page) => {
    await press(page, 'Siyah')
    await press(page, /oyna$/)
  },
  blackjack: async (page) => {
    await press(page, 'Kart dağıt')
    await ends(page, 'Dur')
  },
  baccarat: async (page) => {
    await press(page, /^Banka/)
    await press(page, /oyna$/)
  },
  poker: async (page) => {
    await press(page, 'Kart dağıt')
    await ends(page, /ile gör$/)
  },
  highlow: async (page) => {
    await press(page, 'İlk kartı aç')
    await ends(page, /al$|^Alçak.*×|^Yüksek.*×/)
  },
  wheel: async (page) => {
    await press(page, /^3\s*3:1/)
    await press(page, /oyna$/)
  },
  dice: async (page) => {
    await press(page, /^Büyük/)
    await press(page, /oyna$/)
  },
  bingo: (page) => press(page, /oyna$/),
  keno: async (page) => {
    await press(page, 'Rastgele seç')
    await press(page, 'Çekilişi başlat')
  },
}

async function ends(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name, disabled: false }).first()
    if (!told.test((await result(page).textContent()) ?? '')) await button.click({ timeout: 1_000 })
    await expect(result(page)).toHaveText(told, { timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}

for (const [kind, plays] of Object.entries(rounds) as [GameKind, (page: Page) => Promise<void>][]) {
  test(`Scenario: ${kind} on a phone: a round is played to its end, and axe finds nothing`, async ({
    page,
  }) => {
    const { account } = await withMoney(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await page.goto(await tableOf(account, kind))
    await expect(page.getByRole('banner')).toContainText('₺1.000,00')
    await plays(page)
    await expect(result(page)).toHaveText(told)
    await expect(page.getByRole('list', { name: 'Son turlarınız' }).getByRole('listitem')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await expectAccessible(page)
  })
}
