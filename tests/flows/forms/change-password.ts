import { goesTo } from '../site.hands.ts'
import type { Form } from './form.ts'

export const changePassword: Form = {
  call: 'customer/changepassword',
  code: 'page-flows',
  button: 'Değiştir',
  async fillsIn({ page, player }) {
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(player.person.password)
    for (const label of ['Yeni şifre', 'Yeni şifre (tekrar)'])
      await page.getByLabel(label, { exact: true }).fill('yepyeni-bahce')
    await player.button('Değiştir').click()
  },
  page: { title: 'Şifre Değiştir', open: goesTo('Şifre Değiştir') },
}
