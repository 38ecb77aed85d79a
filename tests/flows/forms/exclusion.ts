import type { Form } from './form.ts'

export const exclusion: Form = {
  call: 'protection/exclude',
  code: 'page-flows',
  button: 'Onayla ve uzak kal',
  async fillsIn({ page, player }) {
    await player.button('Onaya geç').click()
    await page.getByLabel('Şifre', { exact: true }).fill(player.person.password)
    await player.button('Onayla ve uzak kal').click()
  },
  page: {
    title: 'Oyundan Uzak Kal',
    // The page of a break, which links to it, may have lost its code.
    open: ({ page }) => page.evaluate(() => history.pushState(null, '', '/dashboard/exclusion')),
  },
}
