import { answeredBy } from '../../words/answers.ts'
import { tabShown } from '../../words/guards.ts'
import { tabFacts } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { address, asWideAsADesktop, home, plainDocuments } from '../../words/ways-in.ts'
import { winners } from '../casino.given.ts'

const asks = '/api/transaction/topwinners'

export const topWinners: FlowWords = {
  title: { tr: 'Çok kazananlar', en: 'Top winners' },
  purpose: {
    tr: 'Son günlerin en büyük kazançları; liste, bakıldığı sürece yenilenir.',
    en: 'The largest wins of the last days, renewed while they are looked at.',
  },
  starts: {
    'somebody in a lobby': {
      tr: 'Geniş ekranda “Casino” sayfasını açmış biri',
      en: 'Somebody who has opened the page “Casino” on a wide screen',
      isNewcomer: true,
      way: [plainDocuments, asWideAsADesktop, home, address('/casino/slot')],
    },
    'somebody whose first page knows that nobody has won': {
      tr: 'Henüz kimsenin kazanmadığı canlı casino lobisini ilk sayfa olarak açmış biri',
      en: 'Somebody whose first page is the lobby of the live casino, where nobody has won yet',
      isNewcomer: true,
      way: [asWideAsADesktop, address('/casino/live?lang=tr', '/casino/live?lang=en')],
    },
  },
  states: {
    tab: { name: { tr: 'Tarayıcı sekmesi', en: "The browser's tab" }, seen: null },
    'tab.shown': { name: { tr: 'Görünüyor', en: 'In view' }, seen: null },
    'tab.hidden': { name: { tr: 'Görünmüyor', en: 'Out of view' }, seen: null },
    list: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'list.arriving': { name: { tr: 'Açılıyor', en: 'Arriving' }, seen: null },
    'list.loading': {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: '“Çok kazananlar” kutusunda dört gri yer tutucu görünür.',
        en: 'Four grey placeholders stand in the box “Top Winners”.',
      },
    },
    'list.shown': {
      name: { tr: 'Güncel', en: 'Up to date' },
      seen: {
        tr: '“Çok kazananlar” kutusunda kazananlar en büyük kazançtan başlayarak sıralanır; her satırda resim, oyun, kazananın adı ve tutar vardır.',
        en: 'In the box “Top Winners” the winners are listed, the largest win first; each row has a picture, the game, the name of the winner and the amount.',
      },
    },
    'list.nobody yet': {
      name: { tr: 'Henüz kazanan yok', en: 'Nobody has won yet' },
      seen: {
        tr: '“Çok kazananlar” kutusu görünmez; slaytların yanındaki yeri “Aviator” bağlantısı doldurur.',
        en: 'There is no box “Top Winners”; the link “Aviator” fills the place beside the slides.',
      },
    },
    'list.renewing': {
      name: { tr: 'Yenileniyor', en: 'Being renewed' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken kazananlar kutuda durur.',
        en: 'The winners stay in the box, before the server has answered.',
      },
    },
    'list.shown before': {
      name: { tr: 'Eski hâliyle', en: 'As it was before' },
      seen: {
        tr: 'Kazananlar kutuda durur; hata yazısı çıkmaz.',
        en: 'The winners stay in the box; no error is shown.',
      },
    },
    'list.out of date': {
      name: { tr: 'Eskidi', en: 'Out of date' },
      seen: {
        tr: `Bu süre boyunca geliştirici araçlarında “${asks}” isteği görünmez.`,
        en: `In all this time the developer tools show no request to “${asks}”.`,
      },
    },
    'list.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: 'Kutuda “Kazananlar yüklenemedi” ve altında nedeni yazar; “Yeniden dene” düğmesi görünür.',
        en: 'In the box it says “The winners could not be loaded”, with the reason below; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'try again': {
      tr: '“Yeniden dene” düğmesine basın',
      en: 'Press “Try again”',
    },
  },
  facts: tabFacts,
  actors: {
    'load the winners': {
      tr: 'kazananların yüklenmesi',
      en: 'the loading of the winners',
      asks,
      hows: [winners, []].map((of) => ({ of, ...answeredBy(null, of, asks) })),
    },
    'watch the tab': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
  },
  delays: {
    renewal: { tr: 'listenin yenilenme aralığı', en: 'the time after which the list is renewed' },
  },
  guards: {
    'nobody has won': {
      tr: 'yanıtta kazanan yok',
      en: 'the answer names no winner',
      otherwise: { tr: 'yanıtta kazananlar var', en: 'the answer names winners' },
    },
    'the first page knows that nobody has won': {
      tr: 'ilk sayfa henüz kazanan olmadığını biliyor',
      en: 'the first page knows that nobody has won',
      otherwise: { tr: 'ilk sayfa bunu bilmiyor', en: 'the first page does not know' },
    },
    'the tab is shown': tabShown,
  },
  effects: {},
  data: { output: { name: { tr: 'Kazananlar', en: 'Winners' } } },
}
