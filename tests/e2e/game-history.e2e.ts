import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { roundStatus } from '#contract/round.ts'
import { Player } from '../browser/player.ts'
import { hasPlayed } from '../browser/rounds.ts'
import { Account } from '../browser/account.ts'

const phone = { width: 360, height: 780 }
const { Cancelled, Processing } = roundStatus

test('Scenario: the rounds of an evening are explained, summed, filtered and taken home as a file', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await hasPlayed(player.person.username, [
    { startedAt: new Date('2026-03-01T18:00:00Z'), bet: 5_000, win: 123_450, balanceAfter: 168_450 },
    { startedAt: new Date('2026-03-01T18:05:00Z'), bet: 2_500, status: Cancelled, balanceAfter: 168_450 },
    {
      startedAt: new Date('2026-03-01T21:30:00Z'),
      // The upkeep expires an open round that has not changed for a week.
      changedAt: new Date(),
      game: '=Aviator',
      reference: `${player.person.username}-3`,
      bet: 1_050,
      status: Processing,
      balanceAfter: 167_400,
    },
  ])
  await account.comesBack()
  await page.goto('/dashboard/game-history')
  const sums = page.getByRole('region', { name: 'Toplamlar' }).getByRole('definition')
  const rows = page.getByRole('table', { name: 'Oyun Hareketleri' }).getByRole('row')

  await test.step('each is there, newest first, with the balance that it left', async () => {
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText(
      /Aviator.*Gecko Gaming.*Bahis.*Sürüyor.*₺10,50.*₺0,00.*₺1\.674,00/,
    )
    await expect(rows.nth(2)).toContainText(/Bahis.*İptal edildi.*₺25,00.*₺0,00/)
    await expect(rows.nth(3)).toContainText(/Kazanç.*Tamamlandı.*₺50,00.*₺1\.234,50.*₺1\.684,50/)
  })

  await test.step('a cancelled bet is not in the sums', async () => {
    await expect(sums).toHaveText(['₺60,50', '₺1.234,50', '₺1.174,00'])
  })

  await test.step('a round after midnight in Istanbul is of the next day', async () => {
    await page.getByLabel('İlk gün', { exact: true }).fill('02.03.2026')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(/2 Mar 2026 00:30.*Aviator/)
  })

  await test.step('the file holds what the filter shows, and no formula', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV indir' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^oyun-hareketleri-\d{4}-\d\d-\d\d\.csv$/)
    const [head, round, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(head).toBe(
      '\uFEFFTarih;Oyun;Sağlayıcı;Sonuç;Durum;Bahis (TRY);Kazanç (TRY);İşlem sonrası bakiye (TRY);Referans',
    )
    expect(round).toBe(
      `2026-03-02 00:30;'=Aviator;Gecko Gaming;Bahis;Sürüyor;10,50;0,00;1674,00;${player.person.username}-3`,
    )
    expect(rest).toEqual([''])
  })

  await test.step('by what came of it; where nothing did, that is said', async () => {
    await page.getByLabel('Sonuç').selectOption('Kazanç')
    await expect(page.getByText('Burada gösterilecek bir oyun hareketi yok.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'CSV indir' })).toBeDisabled()
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
    await page.getByLabel('Durum').selectOption('İptal edildi')
    await expect(rows).toHaveCount(2)
    await expect(sums).toHaveText(['₺0,00', '₺0,00', '₺0,00'])
  })

  await test.step('a phone shows cards, in English too', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.setViewportSize(phone)
    await page.reload()
    const cards = page.getByRole('list', { name: 'Game Activities' }).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    await expect(cards.last()).toContainText(/Win.*Completed.*₺50\.00.*₺1,234\.50/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})

test('Scenario: more rounds than one page holds come when they are asked for, each once', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  const minute = 60_000
  const startedAt = (number: number) => new Date(Date.parse('2026-03-01T18:00:00Z') + number * minute)
  await hasPlayed(
    player.person.username,
    Array.from({ length: 21 }, (_, number) => ({ startedAt: startedAt(number), bet: 100 + number })),
  )
  await account.comesBack()
  await page.goto('/dashboard/game-history')
  await expect(page.getByText('21 kayıttan 20 tanesi gösteriliyor')).toBeVisible()
  await page.getByRole('button', { name: 'Daha fazla göster' }).click()
  await expect(page.getByText('21 kayıttan 21 tanesi gösteriliyor')).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0)
})
