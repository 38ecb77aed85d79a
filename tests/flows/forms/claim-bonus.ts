import { banner } from '../site.hands.ts'
import type { Form } from './form.ts'

export const claimBonus: Form = {
  call: 'bonus/claim',
  code: 'page-flows',
  button: 'Bonusu talep et',
  async fillsIn({ page, player }) {
    const chooses = page.getByRole('button', { name: /^Seç: (?!Deneme)/ }).first()
    await chooses.or(player.button('Bonusu talep et')).click()
    if (await chooses.isVisible()) await chooses.click()
    await player.button('Bonusu talep et').click()
  },
  page: {
    title: 'Bonus Talep',
    open: (stage) => banner(stage).getByRole('link', { name: 'Bonus Talep', exact: true }).click(),
  },
}
