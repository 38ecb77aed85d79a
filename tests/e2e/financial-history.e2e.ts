import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'

const phone = { width: 360, height: 780 }

test('Scenario: a deposit and a withdrawal are explained, filtered and taken home as a file', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.paysIn(500)
  await account.withdraws(120)
  await account.comesBack()
  await page.goto('/dashboard/financial-activities')
  const table = page.getByRole('table', { name: 'Finansal Geçmiş' })
  const rows = table.getByRole('row')

  await test.step('both are there, newest first, with the balance that each left', async () => {
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(/Para çekme.*Havale.*Beklemede.*₺120,00.*₺380,00/)
    await expect(rows.nth(2)).toContainText(/Para yatırma.*Kesecik.*Onaylandı.*₺500,00.*₺500,00/)
  })

  await test.step('filtered to withdrawals', async () => {
    await page.getByLabel('İşlem').selectOption('Para çekme')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('₺120,00')
  })

  await test.step('the file holds what the filter shows, as a Turkish spreadsheet reads it', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV indir' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^finansal-gecmis-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    const [head, withdrawal, ...rest] = text.split('\r\n')
    expect(head).toBe('\uFEFFTarih;İşlem;Yöntem;Durum;Tutar (TRY);İşlem sonrası bakiye (TRY);Referans')
    expect(withdrawal).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d;Para çekme;Havale \/ EFT;Beklemede;120,00;380,00;[0-9a-f-]{36}$/,
    )
    expect(rest).toEqual([''])
  })

  await test.step('a filter that nothing passes says so, and is cleared', async () => {
    await page.getByLabel('Durum').selectOption('Reddedildi')
    await expect(page.getByText('Burada gösterilecek bir para yatırma veya çekme işlemi yok.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'CSV indir' })).toBeDisabled()
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('a phone shows cards', async () => {
    await page.setViewportSize(phone)
    const cards = page.getByRole('list', { name: 'Finansal Geçmiş' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('₺120,00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})

test('Scenario: the server is out of reach, and the list comes when it is back', async ({ page }) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  for (let made = 0; made < 21; made += 1) await account.paysIn(50 + made)
  await account.comesBack()
  await page.route('**/api/transaction/list', (route) => route.abort())
  await page.goto('/dashboard/financial-activities')
  await expect(page.getByRole('alert')).toContainText('Sunucuya ulaşılamadı')
  await page.unroute('**/api/transaction/list')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByText('21 kayıttan 20 tanesi gösteriliyor')).toBeVisible()
  await page.getByRole('button', { name: 'Daha fazla göster' }).click()
  await expect(page.getByText('21 kayıttan 21 tanesi gösteriliyor')).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0)
})
