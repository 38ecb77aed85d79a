import { answeredBy } from '../../words/answers.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { video } from '../casino.given.ts'
import { starts } from './lobby.starts.words.ts'
import { nothing } from './lobby.world.ts'

const asksGames = '/api/casino/games'
const asksVideo = '/api/cms/video'
const noGames = { of: nothing, ...answeredBy(null, [], asksGames) }
const gamesOnTheirWay: Said = {
  tr: 'Oyunların yerinde gri yer tutucular görünür ya da önceki oyunlar soluklaşır.',
  en: 'Grey placeholders stand in the place of the games, or the games before have faded.',
}
const inTheAddress: Said = {
  tr: 'Adres, seçilen kategoriyi, sağlayıcıyı ve aranan sözcüğü gösterir.',
  en: 'The address shows the chosen category, provider and search text.',
}

export const lobby: FlowWords = {
  title: { tr: 'Oyun salonu', en: 'Lobby' },
  purpose: {
    tr: 'Casinonun bir bölümündeki oyunlar: kategoriye ya da sağlayıcıya göre seçilir, aranır, sayfa kaydırıldıkça devamı gelir.',
    en: 'The games of a part of the casino: by category, by provider or searched for, more on scroll.',
  },
  starts,
  states: {
    games: { name: { tr: 'Oyunlar', en: 'Games' }, seen: null },
    'games.arriving': { name: { tr: 'Giriliyor', en: 'Arriving' }, seen: null },
    'games.beginning': { name: { tr: 'Baştan başlanıyor', en: 'Beginning' }, seen: null },
    'games.loading': {
      name: { tr: 'Oyunlar yükleniyor', en: 'Loading' },
      seen: gamesOnTheirWay,
    },
    'games.searching': {
      name: { tr: 'Aranıyor', en: 'Searching' },
      seen: gamesOnTheirWay,
    },
    'games.browsing': {
      name: { tr: 'Oyunlara bakılıyor', en: 'Browsing' },
      seen: {
        tr: 'Oyunlar listelenir; üstlerinde kaç oyun olduğu ya da ilk kaç oyunun gösterildiği yazar.',
        en: 'The games are listed; above them it says how many there are, or how many are shown first.',
      },
    },
    'games.loading more': {
      name: { tr: 'Devamı yükleniyor', en: 'Loading more' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken, listenin sonunda gelecek oyunların yeri hazırdır.',
        en: 'At the end of the list there is room for the games that come, before the server has answered.',
      },
    },
    'games.more missing': {
      name: { tr: 'Devamı gelmedi', en: 'More is missing' },
      seen: {
        tr: 'Oyunlar listelenir; altında nedeni yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The games are listed; the reason stands below; there is a button “Try again”.',
      },
    },
    'games.nothing found': {
      name: { tr: 'Oyun bulunamadı', en: 'Nothing found' },
      seen: {
        tr: '“Hiç oyun yok” yazar; “Tüm oyunları göster” düğmesi görünür.',
        en: 'It says “No games”; there is a button “Show all games”.',
      },
    },
    'games.unavailable': {
      name: { tr: 'Oyunlar yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Oyunlar yüklenemedi” başlığı görünür; altında nedeni yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The heading “The games could not be loaded” is there; the reason stands below; there is a button “Try again”.',
      },
    },
    address: { name: { tr: 'Adres', en: 'Address' }, seen: null },
    'address.shown': {
      name: { tr: 'Adreste yazıyor', en: 'In the address' },
      seen: inTheAddress,
    },
    'address.typing': {
      name: { tr: 'Arama yazılıyor', en: 'Typing' },
      seen: {
        tr: 'Yazılan “Oyun ara” alanında görünür, adreste henüz görünmez.',
        en: 'What is typed stands in “Search games”, not yet in the address.',
      },
    },
    video: { name: { tr: 'Film', en: 'Film' }, seen: null },
    'video.arriving': { name: { tr: 'Giriliyor', en: 'Arriving' }, seen: null },
    'video.loading': { name: { tr: 'Film yükleniyor', en: 'Loading the film' }, seen: null },
    'video.present': {
      name: { tr: 'Film var', en: 'There is a film' },
      seen: {
        tr: 'Oyunların üzerinde, yazılarıyla birlikte film görünür.',
        en: 'The film stands above the games with its words.',
      },
    },
    'video.absent': {
      name: { tr: 'Film yok', en: 'There is no film' },
      seen: {
        tr: 'Oyunların üzerinde film değil, slaytlar görünür.',
        en: 'Above the games stand slides, not a film.',
      },
    },
    choices: { name: { tr: 'Seçenekler', en: 'Choices' }, seen: null },
    'choices.arriving': { name: { tr: 'Giriliyor', en: 'Arriving' }, seen: null },
    'choices.loading': {
      name: { tr: 'Kategoriler yükleniyor', en: 'Loading the choices' },
      seen: {
        tr: 'Kategorilerin yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the categories.',
      },
    },
    'choices.shown': {
      name: { tr: 'Kategoriler gösteriliyor', en: 'The choices are shown' },
      seen: {
        tr: 'Oyunların üzerinde kategoriler tek sırada durur.',
        en: 'The categories stand in one line above the games.',
      },
    },
    'choices.missing': {
      name: { tr: 'Kategoriler gelmedi', en: 'The choices are missing' },
      seen: {
        tr: '“Kategoriler yüklenemedi.” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The categories could not be loaded.”; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'choose the category': { tr: 'Bir kategoriye basın', en: 'Press a category' },
    'choose the provider': {
      tr: '“Sağlayıcı” listesinden bir seçenek seçin',
      en: 'Choose from the list “Provider”',
    },
    'clear the filter': { tr: '“Tüm oyunları göster” düğmesine basın', en: 'Press “Show all games”' },
    'type the phrase': {
      tr: '“Oyun ara” alanını boşaltıp aradığınızı yazın',
      en: 'Empty “Search games” and type what you look for',
    },
    'show more': {
      tr: 'Sayfayı en alta kadar kaydırın',
      en: 'Scroll down to the end of the page',
    },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'address.changed': {
      tr: 'Adres değişir: filtresiz listeye dönülür',
      en: 'The address changes: it leads back to the list without a filter',
      how: {
        tr: 'alt menüdeki “Casino” bağlantısına basın',
        en: 'press the link “Casino” in the bottom menu',
      },
      seen: inTheAddress,
    },
  },
  actors: {
    carousel: { tr: 'slaytlar', en: 'the slides' },
    'follow the address': { tr: 'adresin izlenmesi', en: 'the following of the address' },
    'load the video': {
      tr: 'filmin yüklenmesi',
      en: 'the loading of the film',
      asks: asksVideo,
      hows: [video, null].map((shown) => ({ of: { video: shown }, ...answeredBy(null, shown, asksVideo) })),
    },
    'load the choices': {
      tr: 'kategorilerin ve sağlayıcıların yüklenmesi',
      en: 'the loading of the categories and providers',
      asks: '/api/casino/categorylist',
    },
    'load the games': {
      tr: 'oyunların yüklenmesi',
      en: 'the loading of the games',
      asks: asksGames,
      hows: [noGames],
    },
    'search the games': {
      tr: 'oyunların aranması',
      en: 'the search for games',
      asks: asksGames,
      hows: [noGames],
    },
    'load the next page': {
      tr: 'sonraki oyunların yüklenmesi',
      en: 'the loading of the next games',
      asks: asksGames,
    },
  },
  delays: {
    'typing wait': {
      tr: 'son tuştan sonra aramanın adreste görünmesi için bekleme',
      en: 'the wait from the last key until the search text stands in the address',
    },
  },
  guards: {
    'a film is known': {
      tr: 'sayfayla birlikte bir film gelmiş',
      en: 'a film came with the page',
      otherwise: { tr: 'sayfayla birlikte film gelmemiş', en: 'no film came with the page' },
    },
    'it is known': {
      tr: 'lobi sayfayla birlikte gelmiş',
      en: 'the lobby came with the page',
      otherwise: { tr: 'lobi sayfayla birlikte gelmemiş', en: 'the lobby did not come with the page' },
    },
    'it shows something else': {
      tr: 'yeni adreste kategori, sağlayıcı ya da arama farklı',
      en: 'the new address has another category, provider or search text',
    },
    'the games are still known': {
      tr: 'önceki ziyaretin oyunları duruyor',
      en: 'the games of the visit before are still there',
      otherwise: { tr: 'henüz oyun yüklenmemiş', en: 'no games were loaded before' },
    },
    'something is searched for': {
      tr: '“Oyun ara” alanı dolu',
      en: 'the field “Search games” is filled in',
      otherwise: { tr: '“Oyun ara” alanı boş', en: 'the field “Search games” is empty' },
    },
    'nothing was found': {
      tr: 'oyun bulunamadı',
      en: 'no game was found',
      otherwise: { tr: 'oyun bulundu', en: 'games were found' },
    },
    'there is more': { tr: 'gösterilmemiş oyunlar var', en: 'not all games are shown yet' },
    'there is a film': {
      tr: 'bu bölümün filmi var',
      en: 'this part of the casino has a film',
      otherwise: { tr: 'bu bölümün filmi yok', en: 'this part of the casino has no film' },
    },
  },
  effects: {
    'show it in the address': inTheAddress,
  },
  data: {
    filter: { isLeftOut: true },
    category: { values: { popular: { tr: 'Popüler', en: 'Popular' } } },
    list: { name: { tr: 'Oyunlar', en: 'Games' } },
    next: { name: { tr: 'Sonraki sayfanın başı', en: 'Where the next page begins' } },
  },
}
