import { tabShown } from '../../words/guards.ts'
import type { FlowWords } from '../../words/said.ts'

export const topWinners: FlowWords = {
  title: { tr: 'Çok kazananlar', en: 'Top winners' },
  purpose: {
    tr: 'Son günlerin en büyük kazançları; liste, bakıldığı sürece yenilenir.',
    en: 'The largest wins of the last days, renewed while they are looked at.',
  },
  starts: {
    'somebody in a lobby': {
      tr: 'Geniş ekranda bir lobiyi açmış biri',
      en: 'Somebody who has opened a lobby on a wide screen',
    },
    'somebody whose first page knows that nobody has won': {
      tr: 'İlk açtığı sayfa henüz kazanan olmadığını bilen biri',
      en: 'Somebody whose first page knows that nobody has won',
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
        tr: '“Çok kazananlar” kutusunda dört gri satır görünür.',
        en: 'Four grey rows stand in the box “Top Winners”.',
      },
    },
    'list.shown': {
      name: { tr: 'Güncel', en: 'Up to date' },
      seen: {
        tr: 'Kazananlar en büyük kazançtan başlayarak sıralanır; her satırda resim, oyun, kazananın adı ve tutar vardır.',
        en: 'The winners are listed, the largest win first; each row has a picture, the game, the name of the winner and the amount.',
      },
    },
    'list.nobody yet': {
      name: { tr: 'Henüz kazanan yok', en: 'Nobody has won yet' },
      seen: {
        tr: 'Kutu görünmez; yerini yanındaki doldurur.',
        en: 'The box is not shown; what stands beside it fills its place.',
      },
    },
    'list.renewing': {
      name: { tr: 'Yenileniyor', en: 'Being renewed' },
      seen: {
        tr: 'Kutuda ne varsa, yanıt gelene kadar olduğu gibi kalır.',
        en: 'Whatever is in the box stays as it is until the answer comes.',
      },
    },
    'list.shown before': {
      name: { tr: 'Eski hâliyle', en: 'As it was before' },
      seen: {
        tr: 'Kutuda önceden ne varsa durur; hata yazısı çıkmaz.',
        en: 'What was in the box before is still there; no error is shown.',
      },
    },
    'list.out of date': {
      name: { tr: 'Eskidi', en: 'Out of date' },
      seen: {
        tr: 'Sekme görünmediği sürece kazananlar için yeni bir istek gönderilmez.',
        en: 'As long as the tab is out of view, no further request for the winners is sent.',
      },
    },
    'list.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Kazananlar yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The winners could not be loaded” is shown, with the reason and a “Try again” button.',
      },
    },
  },
  intents: {
    'try again': {
      tr: 'Kazananların kutusunda “Yeniden dene” düğmesine basın',
      en: 'Press “Try again” in the box of the winners',
    },
  },
  facts: {
    'tab.hidden': { tr: 'Başka bir sekmeye geçilir', en: 'Another tab is turned to' },
    'tab.shown': { tr: 'Sitenin sekmesine dönülür', en: 'The tab of the site is turned to again' },
  },
  actors: {
    'load the winners': { tr: 'kazananların yüklenmesi', en: 'the loading of the winners' },
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
