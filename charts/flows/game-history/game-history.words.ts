import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

export const gameHistory: FlowWords = {
  title: { tr: 'Oyun hareketleri', en: 'Game history' },
  purpose: {
    tr: 'Oyuncunun oynadığı turlar: süzülür, toplanır, sayfa sayfa gösterilir ve dosya olarak indirilir.',
    en: 'The rounds that a player has played: filtered, summed, page by page, and as a file.',
  },
  starts: {
    'a player': {
      tr: '“Oyun Hareketleri” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Game Activities”',
    },
    'a player who filters': {
      tr: '“Oyun Hareketleri” sayfasında filtreleri kullanan bir oyuncu',
      en: 'A player who uses the filters of the page “Game Activities”',
    },
  },
  states: {
    showing: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'showing.loading': {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Filtrelerin altında dört gri satır görünür.',
        en: 'Four grey rows stand below the filters.',
      },
    },
    'showing.list': {
      name: { tr: 'Listeleniyor', en: 'Listed' },
      seen: {
        tr: 'Toplam bahis, toplam kazanç ve fark; altında turlar; en altta kaç işlemden kaçının gösterildiği ve daha fazlası varsa “Daha fazla göster” düğmesi görünür.',
        en: 'Total bet, total won and the difference are shown; below them the rounds; at the end how many of how many are shown and, where there are more, a button “Show more”.',
      },
    },
    'showing.loading more': {
      name: { tr: 'Devamı yükleniyor', en: 'Loading more' },
      seen: {
        tr: 'Liste olduğu gibi kalır; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'The list stays as it is; the button “Show more” shows that it is waiting.',
      },
    },
    'showing.nothing found': {
      name: { tr: 'Sonuç yok', en: 'Nothing found' },
      seen: {
        tr: '“Burada gösterilecek bir oyun hareketi yok.” yazısı görünür.',
        en: '“There are no game activities to show here.” is shown.',
      },
    },
    'showing.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Oyun hareketleri yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The game activities could not be loaded” is shown, with the reason and a “Try again” button.',
      },
    },
    download: { name: { tr: 'Dosya', en: 'The file' }, seen: null },
    'download.at rest': {
      name: { tr: 'İstenmedi', en: 'Not asked for' },
      seen: {
        tr: 'Gösterilecek bir şey varsa “CSV indir” düğmesine basılabilir, yoksa basılamaz.',
        en: 'The button “Download CSV” can be pressed where there is something to save, and not otherwise.',
      },
    },
    'download.gathering': {
      name: { tr: 'Hazırlanıyor', en: 'Being prepared' },
      seen: {
        tr: '“CSV indir” düğmesinde bekleme simgesi görünür; liste olduğu gibi kalır.',
        en: 'The button “Download CSV” shows that it is waiting; the list stays as it is.',
      },
    },
  },
  intents: {
    'choose the kind': { tr: '“Sonuç” listesinden bir seçenek seçin', en: 'Choose from the list “Result”' },
    'choose the status': { tr: '“Durum” listesinden bir seçenek seçin', en: 'Choose from the list “Status”' },
    'choose the first day': { tr: '“İlk gün” alanına bir gün girin', en: 'Enter a day as “First day”' },
    'choose the last day': { tr: '“Son gün” alanına bir gün girin', en: 'Enter a day as “Last day”' },
    'clear the filter': { tr: '“Filtreleri temizle” düğmesine basın', en: 'Press “Clear filters”' },
    'show more': { tr: '“Daha fazla göster” düğmesine basın', en: 'Press “Show more”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    download: { tr: '“CSV indir” düğmesine basın', en: 'Press “Download CSV”' },
  },
  facts: {},
  actors: {
    'load the history': {
      tr: 'turların ilk sayfasının yüklenmesi',
      en: 'the loading of the first page of the rounds',
    },
    'load the next page': {
      tr: 'turların sonraki sayfasının yüklenmesi',
      en: 'the loading of the next page of the rounds',
    },
    'gather the history': {
      tr: 'dosya için bütün turların yüklenmesi',
      en: 'the loading of all the rounds for the file',
    },
  },
  delays: {},
  guards: {
    'nothing was found': {
      tr: 'filtreye uyan tur yok',
      en: 'no round matches the filter',
      otherwise: { tr: 'filtreye uyan turlar var', en: 'there are rounds that match the filter' },
    },
    'there is more': { tr: 'listelenmemiş kayıtlar var', en: 'not all of them are listed yet' },
    'there is something to save': { tr: 'indirilecek kayıt var', en: 'there is something to download' },
  },
  effects: {
    'show the failure': failureToast,
    'save the file': {
      tr: 'Tarayıcı, adı “oyun-hareketleri” ile başlayan bir CSV dosyası indirir.',
      en: 'The browser saves a CSV file whose name begins with “game-activities”.',
    },
  },
  data: {
    kind: {
      name: { tr: 'Sonuç', en: 'Result' },
      values: { 1: { tr: 'Kazanç', en: 'Win' }, 2: { tr: 'Bahis', en: 'Bet' } },
    },
    status: { values: { 2: { tr: 'Tamamlandı', en: 'Completed' } } },
    list: { name: { tr: 'Turlar', en: 'Rounds' } },
    output: { name: { tr: 'Turlar', en: 'Rounds' } },
  },
}
