import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { address, loggedIn } from '../../words/ways-in.ts'

const asks = '/api/casino/games'

export const namedGame: FlowWords = {
  title: { tr: 'Adıyla açılan oyun', en: 'A game by its name' },
  purpose: {
    tr: 'Ana menüdeki “Aviator” gibi bir oyunun adını taşıyan giriş, o ad aranınca bulunan ilk oyunu açar.',
    en: 'An entry that names a game, as “Aviator” in the main menu does, opens whatever the search for that name finds first.',
  },
  starts: {
    'somebody who wants to play Aviator': {
      tr: 'Giriş yapmış, ana menüde “Aviator” girişine basmış bir oyuncu',
      en: 'A player who has logged in and pressed “Aviator” in the main menu',
      way: [
        ...loggedIn,
        address('/promotions'),
        { tr: 'Üst bölümdeki “Aviator” düğmesine basın', en: 'Press “Aviator” in the header' },
      ],
    },
  },
  states: {
    searching: {
      name: { tr: 'Oyun aranıyor', en: 'Searching for the game' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Aviator açılıyor…” yazar.',
        en: 'It says “Opening Aviator…”, before the server has answered.',
      },
    },
    found: {
      name: { tr: 'Bulundu', en: 'Found' },
      seen: {
        tr: '“Aviator” başlığı görünür; “Oyunu kapat” düğmesi görünür.',
        en: 'The heading “Aviator” is there; there is a button “Close the game”.',
      },
    },
    'not found': {
      name: { tr: 'Bulunamadı', en: 'Not found' },
      seen: {
        tr: '“Aviator şu anda oyunlarımız arasında yok. Diğer oyunlara göz atabilirsiniz.” yazar; “Oyunlara git” bağlantısı görünür.',
        en: 'It says “Aviator is not among our games at the moment. You can look at the others.”; there is a link “Go to the games”.',
      },
    },
    unavailable: {
      name: { tr: 'Aranamadı', en: 'The search failed' },
      seen: {
        tr: '“Aviator açılamadı” başlığı görünür; altında nedeni yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The heading “Aviator could not be opened” is there; the reason stands below; there is a button “Try again”.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'search for the game': {
      tr: 'oyunun adıyla aranması',
      en: 'the search for the name of the game',
      asks,
      hows: [{ of: { game: null }, ...answeredBy(null, [], asks) }],
    },
  },
  delays: {},
  guards: {
    'there is one': {
      tr: 'aramada oyun bulundu',
      en: 'the search found a game',
      otherwise: { tr: 'aramada oyun bulunamadı', en: 'the search found no game' },
    },
  },
  effects: {
    'open the game': {
      tr: 'Tarayıcının geri düğmesine basınca “Oyun ara” alanında “Aviator” yazar.',
      en: 'After the back button of the browser the field “Search games” says “Aviator”.',
    },
  },
}
