import { expect } from '@playwright/test'
import { Player } from '#tests/browser/player.ts'
import { test } from '#tests/browser/test.ts'

test('Scenario: the answer to a registration is lost: sent again, it goes on with the phone', async ({
  page,
}) => {
  const player = new Player(page)
  await page.goto('/')
  await player.opensSignUp()
  await player.fillsInSignUp()
  await page.route(
    '**/api/auth/register',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const send = player.dialog.getByRole('button', { name: 'Üye Ol', exact: true })
  await send.click()
  await expect(player.toast(/ulaşılamadı/)).toBeVisible()
  await send.click()
  await expect(player.dialog.getByLabel('SMS kodu')).toBeVisible()
})
