import { goesTo } from '../site.hands.ts'
import type { Form } from './form.ts'

export const timeOut: Form = {
  call: 'protection/panic',
  code: 'page-flows',
  button: 'Arayı Başlat',
  fillsIn: ({ player }) => player.button('Arayı Başlat').click(),
  page: { title: 'Ara Ver', open: goesTo('Ara Ver') },
}
