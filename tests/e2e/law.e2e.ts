import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { profiles } from '#contract/law/profiles.ts'
import { Account } from '../browser/account.ts'
import { Player } from '../browser/player.ts'
import { hasPlayed } from '../browser/rounds.ts'
import { test } from '../browser/test.ts'

const monthsAgo = (months: number): Date => {
  const then = new Date()
  // The same day of a shorter month would be one of the month after.
  then.setUTCDate(Math.min(then.getUTCDate(), 28))
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

test('Scenario: a withdrawal that waits cannot be cancelled by the player', async ({ page }) => {
  const account = await Account.of(page, new Player(page).person)
  await account.paysIn(500)
  await account.withdraws(120)
  await account.comesBack()
  const wayBack = page.getByRole('button', { name: /iptal|geri al|vazgeç/i })

  await test.step('the history names it and offers nothing to undo it', async () => {
    await page.goto('/dashboard/financial-activities')
    const row = page.getByRole('row').filter({ hasText: 'Para çekme' })
    await expect(row).toContainText(/Beklemede.*₺120,00.*₺380,00/)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(row.getByRole('link')).toHaveCount(0)
    await expect(wayBack).toHaveCount(0)
  })

  await test.step('neither does the page of withdrawals, and the money stays held', async () => {
    await page.goto('/dashboard/withdraw')
    await expect(page.getByText('Havale / EFT').first()).toBeVisible()
    await expect(wayBack).toHaveCount(0)
    expect(await account.ask('user/balance')).toMatchObject({ balance: 380 })
  })
})

test('Scenario: a year of games is read on the screen and taken home as a file', async ({ page }) => {
  const { shown, download: kept } = profiles['united-kingdom'].game.history
  const account = await Account.of(page, new Player(page).person)
  const moments = [0, shown, kept].map(monthsAgo)
  await hasPlayed(
    account.person.username,
    moments.map((startedAt, place) => ({
      startedAt,
      bet: 1_000 + place,
      reference: `${account.person.username}-${place}`,
    })),
  )
  await account.comesBack()
  await page.goto('/dashboard/game-history')
  const rows = page.getByRole('table', { name: 'Oyun Hareketleri' }).getByRole('row')
  await expect(rows).toHaveCount(1 + moments.length)
  await expect(rows.last()).toContainText('₺10,02')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV indir' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.slice(0, 7))).toEqual(
    moments.map((moment) => moment.toISOString().slice(0, 7)),
  )
})
