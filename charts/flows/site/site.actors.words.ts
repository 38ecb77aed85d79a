import type { FlowWords } from '../../words/said.ts'
import { lostOnTheWay } from './site.forms.words.ts'

export const siteActors: FlowWords['actors'] = {
  'start-up': {
    tr: 'sitenin açılışı',
    en: 'the start-up',
    done: {
      tr: 'Bekletilen “/api/bonus/trialbonusamount” yanıtı gelir ve sitenin açılışı tamamlanır',
      en: 'The answer to “/api/bonus/trialbonusamount” that was held back comes, and the start-up is complete',
    },
  },
  language: { tr: 'dil', en: 'the language', isPart: true },
  promotion: { tr: 'promosyon', en: 'the promotion', ...lostOnTheWay('promotion.dialog') },
  game: {
    tr: 'oyun',
    en: 'the game',
    done: {
      tr: '“Oyunu kapat” düğmesine basın',
      en: 'Press “Close the game”',
    },
    ...lostOnTheWay('game.modal'),
  },
  'game of the page': {
    tr: 'sayfasındaki oyun',
    en: 'the game on its page',
    done: {
      tr: '“Oyunu kapat” düğmesine basın',
      en: 'Press “Close the game”',
    },
    ...lostOnTheWay('game.modal'),
  },
  realtime: { tr: 'anlık bağlantı', en: 'the live connection', isPart: true },
  balance: { tr: 'bakiye', en: 'the balance', isPart: true },
  movements: { tr: 'bakiye hareketleri', en: 'the balance movements', ...lostOnTheWay('movements.view') },
  notifications: { tr: 'bildirimler', en: 'the notifications', isPart: true },
  favourites: { tr: 'favoriler', en: 'the favourites', isPart: true },
  'live chat': { tr: 'canlı destek', en: 'the live chat', isPart: true },
  'load the deposit methods': {
    tr: 'para yatırma yöntemlerinin yüklenmesi',
    en: 'the loading of the methods to deposit by',
    asks: '/api/payment/methods',
  },
  'sign out': { tr: 'çıkış', en: 'the logout', asks: '/api/auth/logout' },
}
