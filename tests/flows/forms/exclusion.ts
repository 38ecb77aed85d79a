import { goesTo } from '../site.hands.ts'
import type { Form } from './form.ts'

export const exclusion: Form = {
  call: 'protection/exclude',
  code: 'page-flows',
  button: 'Onayla ve uzak kal',
  async fillsIn({ page, player }) {
    await player.button('Devam').click()
    await page.getByLabel('Şifre', { exact: true }).fill(player.person.password)
    await player.button('Onayla ve uzak kal').click()
  },
  page: {
    title: 'Oyundan Uzak Kal',
    async open(stage) {
      await goesTo('Ara Ver')(stage)
      await stage.page.getByRole('link', { name: 'Aylarca ya da süresiz uzak kal' }).click()
    },
  },
}
