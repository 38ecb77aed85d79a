import { expect } from '@playwright/test'
import { drawn, hasBegun, holdScripts, newPlayer, phone } from '../../browser/first-screen.ts'
import { Lobby } from '../../browser/lobby.ts'
import { Player } from '../../browser/player.ts'
import { test } from '../../browser/test.ts'

test.use({ pressesLate: false })

test('Scenario: what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Üye Ol' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog', { name: 'Üye Ol' })).toBeVisible()
})

test.describe('on a narrow window', () => {
  test.use({ viewport: phone, isMobile: true })
  test('Scenario: what is pressed while the page is hydrated is done once', async ({ page }) => {
    await page.addInitScript(() => {
      const held: (() => void)[] = []
      const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage')
      // React's scheduler uses MessagePort.
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        held.push(() => Reflect.apply(post as () => void, this, message))
      }
      const goOn = () => {
        Object.assign(MessagePort.prototype, { postMessage: post })
        for (const each of held) each()
      }
      Object.assign(window, { goOn })
    })
    await drawn(page.request, '/')
    await page.goto('/')
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    )
    await page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' }).click()
    await page.evaluate(() => Reflect.get(window, 'goOn')())
    await hasBegun(page)
    await expect(page.getByRole('dialog', { name: 'Menü', exact: true })).toBeVisible()
  })
})

test('Scenario: what is typed before the scripts have come is searched for when they have', async ({
  page,
}) => {
  const come = await holdScripts(page)
  await drawn(page.request, '/casino/slot')
  await page.goto('/casino/slot')
  const lobby = new Lobby(page, 'Casino')
  await lobby.field.pressSequentially('seftali')
  come()
  await expect(lobby.tile('Şeftali Sokağı')).toBeVisible()
  await expect(lobby.field).toHaveValue('seftali')
  await expect(lobby.field).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true })
  test('Scenario: the winners that are opened before the scripts have come are there when they have', async ({
    page,
  }) => {
    const come = await holdScripts(page)
    await drawn(page.request, '/casino/slot')
    await page.goto('/casino/slot')
    await page.locator('summary').click()
    come()
    await expect(page.locator('details > :not(summary)').first()).toBeVisible()
  })
})

test.describe('a player on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })
  test('Scenario: what a player presses before the scripts have come is done when they have', async ({
    page,
  }) => {
    await newPlayer(page)
    const come = await holdScripts(page)
    await drawn(page.request, '/casino/slot')
    await page.goto('/casino/slot')
    await expect(new Player(page).button('Üye Ol')).toBeHidden()
    await page.getByRole('button', { name: 'Favorilerim', exact: true }).click()
    come()
    await expect(page).toHaveURL(/category=my-favourites/)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('dialog', { name: 'Profil' })).toBeVisible()
  })
})
