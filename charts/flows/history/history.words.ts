import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { loggedIn, placeOfTheAccount } from '../../words/ways-in.ts'
import { deposited, withdrawn } from '../given.ts'

const asks = '/api/transaction/list'
const both = [withdrawn, deposited]
const way = [...loggedIn, ...placeOfTheAccount('Finansal Geçmiş', 'Financial History')]

export const history: FlowWords = {
  title: { tr: 'Geçmiş', en: 'History' },
  purpose: {
    tr: 'Oyuncunun yatırdıkları ve çektikleri: süzülür, sayfa sayfa gösterilir ve dosya olarak indirilir. “Oyun Hareketleri” ve “Bonus Geçmişi” sayfaları aynı akışı kullanır.',
    en: 'What a player has deposited and withdrawn: filtered, page by page, and as a file. The pages “Game Activities” and “Bonuses History” have the same flow.',
  },
  starts: {
    'a player': {
      tr: '“Finansal Geçmiş” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Financial History”',
      way,
    },
    'a player who filters': {
      tr: '“Finansal Geçmiş” sayfasında filtreleri kullanan bir oyuncu',
      en: 'A player who uses the filters of the page “Financial History”',
      way,
    },
  },
  states: {
    showing: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'showing.loading': {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Filtrelerin altında gri yer tutucular görünür.',
        en: 'Grey placeholders stand below the filters.',
      },
    },
    'showing.list': {
      name: { tr: 'Listeleniyor', en: 'Listed' },
      seen: {
        tr: 'İşlemler listelenir.',
        en: 'Transactions are listed.',
      },
    },
    'showing.loading more': {
      name: { tr: 'Devamı yükleniyor', en: 'Loading more' },
      seen: {
        tr: 'İşlemler listelenir; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'Transactions are listed; the button “Show more” shows that it is waiting.',
      },
    },
    'showing.nothing found': {
      name: { tr: 'Hiçbir şey yok', en: 'Nothing found' },
      seen: {
        tr: '“Burada gösterilecek bir para yatırma veya çekme işlemi yok.” yazar.',
        en: 'It says “There are no deposits or withdrawals to show here.”',
      },
    },
    'showing.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Finansal geçmiş yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The financial history could not be loaded”; there is a button “Try again”.',
      },
    },
    download: { name: { tr: 'Dosya', en: 'The file' }, seen: null },
    'download.at rest': {
      name: { tr: 'İstenmedi', en: 'Not asked for' },
      seen: {
        tr: 'Hiçbir “CSV indir” düğmesi beklemede değildir.',
        en: 'No button “Download CSV” is waiting.',
      },
    },
    'download.gathering': {
      name: { tr: 'Hazırlanıyor', en: 'Being prepared' },
      seen: {
        tr: '“CSV indir” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Download CSV” shows that it is waiting.',
      },
    },
  },
  intents: {
    'choose the kind': {
      tr: '“İşlem” listesinden bir seçenek seçin',
      en: 'Choose from the list “Transaction”',
    },
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
      tr: 'işlemlerin ilk sayfasının yüklenmesi',
      en: 'the loading of the first page of the transactions',
      asks,
      hows: [
        { of: { total: 2 }, ...answeredBy(null, { total: 2, list: [withdrawn] }, asks) },
        { of: { total: 1 }, ...answeredBy(null, { total: 1, list: [withdrawn] }, asks) },
      ],
    },
    'load the next page': {
      tr: 'işlemlerin sonraki sayfasının yüklenmesi',
      en: 'the loading of the next page of the transactions',
      asks,
      hows: [{ of: { total: 2 }, ...answeredBy(null, { total: 2, list: both }, asks) }],
    },
    'gather the history': {
      tr: 'dosya için bütün işlemlerin yüklenmesi',
      en: 'the loading of all the transactions for the file',
      asks,
      hows: [{ of: both, ...answeredBy(null, { total: 2, list: both }, asks) }],
    },
  },
  delays: {},
  guards: {
    'nothing was found': {
      tr: 'filtreye uyan işlem yok',
      en: 'no transaction matches the filter',
      otherwise: { tr: 'filtreye uyan işlemler var', en: 'there are transactions that match the filter' },
    },
    'there is more': { tr: 'listelenmemiş kayıtlar var', en: 'not all of them are listed yet' },
    'there is something to save': { tr: 'indirilecek kayıt var', en: 'there is something to download' },
  },
  effects: {
    'show the failure': failureToast,
    'save the file': {
      tr: 'Tarayıcı, adı “finansal-gecmis” ile başlayan bir CSV dosyası indirir.',
      en: 'The browser saves a CSV file whose name begins with “financial-history”.',
    },
  },
  data: {
    kind: {
      name: { tr: 'İşlem', en: 'Transaction' },
      values: { 2: { tr: 'Para çekme', en: 'Withdrawal' } },
    },
    status: { values: { 2: { tr: 'Beklemede', en: 'Pending' } } },
    list: { name: { tr: 'İşlemler', en: 'Transactions' } },
    output: { name: { tr: 'İşlemler', en: 'Transactions' } },
  },
}
