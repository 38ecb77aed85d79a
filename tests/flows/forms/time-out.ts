import { goesTo } from '../site.hands.ts'
import type { Form } from './form.ts'

export const timeOut: Form = {
  call: 'protection/panic',
  code: 'page-flows',
  button: 'Araya Başla',
  fillsIn: ({ player }) => player.button('Araya Başla').click(),
  page: { title: 'Ara Ver', open: goesTo('Ara Ver') },
}
