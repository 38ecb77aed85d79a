import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

export const bonusHistory: FlowWords = {
  title: { tr: 'Bonus geçmişi', en: 'Bonus history' },
  purpose: {
    tr: 'Oyuncunun talep ettiği bonuslar ve bunların sonucu: süzülür ve sayfa sayfa gösterilir.',
    en: 'What a player has asked for as a bonus, and what became of it: filtered, page by page.',
  },
  starts: {
    'a player': {
      tr: '“Bonus Geçmişi” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Bonuses History”',
    },
    'a player who filters': {
      tr: '“Bonus Geçmişi” sayfasında filtreleri kullanan bir oyuncu',
      en: 'A player who uses the filters of the page “Bonuses History”',
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Filtrelerin altında gri yer tutucular görünür.',
        en: 'Grey placeholders stand below the filters.',
      },
    },
    list: {
      name: { tr: 'Listeleniyor', en: 'Listed' },
      seen: {
        tr: 'Bonuslar listelenir; altında kaç bonustan kaçının gösterildiği ve daha fazlası varsa “Daha fazla göster” düğmesi görünür.',
        en: 'The bonuses are listed; below them are shown how many of how many and, where there are more, a button “Show more”.',
      },
    },
    'loading more': {
      name: { tr: 'Devamı yükleniyor', en: 'Loading more' },
      seen: {
        tr: 'Liste olduğu gibi kalır; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'The list stays as it is; the button “Show more” shows that it is waiting.',
      },
    },
    'nothing found': {
      name: { tr: 'Hiçbir şey yok', en: 'Nothing found' },
      seen: {
        tr: '“Burada gösterilecek bir bonus yok.” yazısı görünür.',
        en: '“There is no bonus to show here.” is shown.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Bonus geçmişi yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The bonus history could not be loaded” is shown, with the reason and a “Try again” button.',
      },
    },
  },
  intents: {
    'choose the status': { tr: '“Durum” listesinden bir seçenek seçin', en: 'Choose from the list “Status”' },
    'choose the first day': { tr: '“İlk gün” alanına bir gün girin', en: 'Enter a day as “First day”' },
    'choose the last day': { tr: '“Son gün” alanına bir gün girin', en: 'Enter a day as “Last day”' },
    'clear the filter': { tr: '“Filtreleri temizle” düğmesine basın', en: 'Press “Clear filters”' },
    'show more': { tr: '“Daha fazla göster” düğmesine basın', en: 'Press “Show more”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {},
  actors: {
    'load the history': {
      tr: 'bonusların ilk sayfasının yüklenmesi',
      en: 'the loading of the first page of the bonuses',
    },
    'load the next page': {
      tr: 'bonusların sonraki sayfasının yüklenmesi',
      en: 'the loading of the next page of the bonuses',
    },
  },
  delays: {},
  guards: {
    'nothing was found': {
      tr: 'filtreye uyan bonus yok',
      en: 'no bonus matches the filter',
      otherwise: { tr: 'filtreye uyan bonuslar var', en: 'there are bonuses that match the filter' },
    },
    'there is more': { tr: 'listelenmemiş bonuslar var', en: 'not all bonuses are listed yet' },
  },
  effects: { 'show the failure': failureToast },
  data: {
    status: { values: { requested: { tr: 'Talep edildi', en: 'Requested' } } },
    list: { name: { tr: 'Bonuslar', en: 'Bonuses' } },
  },
}
