import type { FlowWords } from '../../words/said.ts'
import { lostOnTheWay } from './site.forms.words.ts'

export const siteActors: FlowWords['actors'] = {
  'start-up': {
    tr: 'sitenin açılışı',
    en: 'the start-up',
    done: { tr: 'Sitenin açılışı tamamlanır', en: 'The start-up is complete' },
  },
  language: { tr: 'dil', en: 'the language', isPart: true },
  promotion: { tr: 'promosyon', en: 'the promotion', failed: lostOnTheWay },
  game: {
    tr: 'oyun',
    en: 'the game',
    done: {
      tr: 'Oyun, “Oyunu kapat” düğmesiyle kapatılır',
      en: 'The game is closed with “Close the game”',
    },
    failed: lostOnTheWay,
  },
  'game of the page': {
    tr: 'sayfasındaki oyun',
    en: 'the game on its page',
    done: {
      tr: 'Sayfasındaki oyun, “Oyunu kapat” düğmesiyle kapatılır',
      en: 'The game on its page is closed with “Close the game”',
    },
    failed: lostOnTheWay,
  },
  realtime: { tr: 'anlık bağlantı', en: 'the live connection', isPart: true },
  balance: { tr: 'bakiye', en: 'the balance', isPart: true },
  movements: { tr: 'bakiye hareketleri', en: 'the balance movements', failed: lostOnTheWay },
  notifications: { tr: 'bildirimler', en: 'the notifications', isPart: true },
  favourites: { tr: 'favoriler', en: 'the favourites', isPart: true },
  'live chat': { tr: 'canlı destek', en: 'the live chat', isPart: true },
  'load the deposit methods': {
    tr: 'para yatırma yöntemlerinin yüklenmesi',
    en: 'the loading of the methods to deposit by',
  },
  'sign out': { tr: 'çıkış', en: 'the logout' },
}
