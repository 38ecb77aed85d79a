import { expect } from '@playwright/test'
import { Account } from '../browser/account.ts'
import { gamstopIsClosed } from '../browser/faults.ts'
import { gameOf, pathOf } from '../browser/game.ts'
import { Player } from '../browser/player.ts'
import { test } from '../browser/test.ts'

test.describe('a silent register', () => {
  test.afterEach(({ page }) => gamstopIsClosed(page, false))

  test('Scenario: a player from Great Britain reads that GAMSTOP is silent, withdraws meanwhile, and sees no more of it once it answers', async ({
    page,
  }) => {
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'GAMSTOP' })
    await gamstopIsClosed(page, true)
    const account = await Account.of(page, new Player(page).person, 'Birleşik Krallık')
    await account.comesBack()

    await test.step('games, sports and deposits say so before anything is tried', async () => {
      for (const path of [pathOf(await gameOf(account, 'dt')), '/spor', '/dashboard/deposit']) {
        await page.goto(path)
        await expect(notice).toContainText('GAMSTOP kayıt sisteminden yanıt alamıyoruz.')
      }
    })

    await test.step('no way to deposit is offered meanwhile', async () => {
      await expect(page.getByRole('button', { name: /^Havale/ })).toHaveCount(0)
    })

    await test.step('withdrawals go on', async () => {
      await page.goto('/dashboard/withdraw')
      await expect(page.getByRole('button', { name: /^Havale/ })).toBeVisible()
      await expect(notice).toHaveCount(0)
    })

    await test.step('the register answers: asked again, the notice goes', async () => {
      await page.goto('/dashboard/deposit')
      await expect(notice).toBeVisible()
      await gamstopIsClosed(page, false)
      // The server asks a silent register again after 5 s.
      await expect(async () => {
        await page.getByRole('main').getByRole('button', { name: 'Yeniden dene', exact: true }).click()
        await expect(notice).toHaveCount(0, { timeout: 1_000 })
      }).toPass({ timeout: 30_000 })
      await expect(page.getByRole('button', { name: /^Havale/ })).toBeVisible()
    })
  })
})

test('Scenario: a player whose country has no register asks none', async ({ page }) => {
  await (await Account.of(page, new Player(page).person)).comesBack()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/dashboard/deposit', '/spor']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toContain('/api/protection/play')
  expect(asked).not.toContain('/api/protection/register')
})
