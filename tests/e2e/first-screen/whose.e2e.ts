import { expect } from '@playwright/test'
import { Account } from '../../browser/account.ts'
import { drawn, hasBegun, holdScripts } from '../../browser/first-screen.ts'
import { newPerson } from '../../browser/person.ts'
import { Player } from '../../browser/player.ts'
import { test } from '../../browser/test.ts'

test.use({ pressesLate: false })

test('Scenario: a visitor who opens a page of the account sees nothing of it, and then the login', async ({
  page,
}) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/dashboard')
  await page.goto('/dashboard')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog', { name: 'Giriş Yap' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('Scenario: a player whose session has ended sees the login and the sign-up', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.ask('auth/logout')
  await account.comesBack()
  await drawn(page.request, '/')
  await page.goto('/')
  const player = new Player(page)
  await expect(player.button('Giriş Yap').first()).toBeVisible()
  await expect(player.button('Üye Ol').first()).toBeVisible()
  await expect(player.balanceButton).toHaveCount(0)
})

test('Scenario: with an invalid stored session the page opens as for a visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('session', 'nothing of ours'))
  await drawn(page.request, '/')
  await page.goto('/')
  await hasBegun(page)
  await expect(new Player(page).button('Üye Ol').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oyun ara' })).toBeVisible()
})

test('Scenario: a player sees in the lobby which games are favourites', async ({ page }) => {
  const account = await Account.of(page, newPerson())
  await account.ask('casino/togglefavorite', { code: 'define-haritasi', providerId: 5 })
  await account.comesBack()
  await drawn(page.request, '/casino/slot')
  await page.goto('/casino/slot')
  const heart = page.getByRole('main').getByRole('button', { name: 'Favori: Define Haritası', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
