import type { FormFlowWords } from '../../words/said.ts'
import { address, deposited, loggedIn, unansweredPayment, withMethod } from '../../words/ways-in.ts'

export const starts: FormFlowWords['starts'] = {
  'a deposit by a form': {
    tr: 'Para yatırmak için formu olan bir yöntem seçmiş bir oyuncu',
    en: 'A player who has chosen a method with a form to deposit by',
    way: [...loggedIn, address('/dashboard/deposit'), withMethod],
  },
  'a withdrawal by a form': {
    tr: 'Para çekmek için formu olan bir yöntem seçmiş bir oyuncu',
    en: 'A player who has chosen a method with a form to withdraw by',
    way: [...loggedIn, deposited, address('/dashboard/withdraw'), withMethod],
  },
  'a deposit by a message': {
    tr: 'Para yatırmak için formu olmayan, yalnızca mesaj gösteren bir yöntem seçmiş bir oyuncu',
    en: 'A player who has chosen a method to deposit by that is only a message',
    way: [
      ...loggedIn,
      address('/dashboard/deposit'),
      { tr: '“Özel temsilci” yöntemini seçin', en: 'Choose the method “Personal agent”' },
    ],
  },
  'a deposit that is paid outside': {
    tr: 'Ödemesini sağlayıcının sayfasında yapacağı bir yöntem seçmiş bir oyuncu',
    en: "A player who has chosen a method that is paid at its provider's page",
    way: [...loggedIn, address('/dashboard/deposit'), withMethod],
  },
  'a deposit whose answer never came': {
    tr: 'Gönderdiği ödemenin yanıtı gelmeden sayfayı yenilemiş bir oyuncu',
    en: 'A player who has reloaded the page before the answer to a payment came',
    way: [...loggedIn, address('/dashboard/deposit'), withMethod, unansweredPayment, withMethod],
  },
}
