import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '#tests/browser/player.ts'

test('Scenario: a player logs out and comes back: nothing is kept but a mark that the page cannot read', async ({
  page,
}) => {
  const player = new Player(page)
  const marks = async () => (await page.context().cookies()).filter(({ name }) => name === 'browser')
  await page.goto('/')
  await player.signsUp()
  const [given] = await marks()
  expect(given).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('browser=')

  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(player.person.username) })
    .click()
  const reload = page.waitForEvent('load')
  await page.getByRole('banner').getByText('Çıkış Yap').click()
  await reload
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await player.logsIn()
  expect(await marks()).toMatchObject([{ value: given?.value }])
})
