import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { sitDownAsPlayer } from './hand.ts'

test('Scenario: with the keyboard alone a player claims a bonus, then looks at another', async ({ page }) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  await account.verifiesThePhone()
  await site.visits('/dashboard/bonuses')
  await keys.press(page.getByRole('link', { name: 'Talep et: İlk Yatırım Bonusu' }))
  await keys.type(site.field('Notunuz (isteğe bağlı)'), 'Dün yatırdım.')
  await keys.press(site.button('Bonusu talep et'))
  await expect(page.getByRole('heading', { name: 'Bonus talebiniz alındı.' })).toBeVisible()
  await keys.keepTheFocus()
  await keys.press(site.button('Başka bir bonus talep et'))
  await keys.press(page.getByRole('button', { name: 'Seç: Deneme Bonusu' }))
  await expect(site.button('Bonusu talep et')).toBeVisible()
  await keys.keepTheFocus()
  await keys.press(site.button('Başka bir bonus seç'))
  await expect(page.getByRole('button', { name: 'Seç: Deneme Bonusu' })).toBeVisible()
  await keys.keepTheFocus()
})

test('Scenario: with the keyboard alone the bonus history is filtered', async ({ page }) => {
  const { site, keys, account } = await sitDownAsPlayer(page)
  await account.verifiesThePhone()
  await account.ask('bonus/definetrialbonus')
  await site.visits('/dashboard/bonus-history')
  await keys.goTo(site.field('Durum'))
  await page.keyboard.press('ArrowDown')
  await site.sees('Burada gösterilecek bir bonus yok.')
  await keys.press(site.button('Filtreleri temizle'))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await keys.keepTheFocus()
})
