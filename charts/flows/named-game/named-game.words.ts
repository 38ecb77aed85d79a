import type { FlowWords } from '../../words/said.ts'

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
    },
  },
  states: {
    searching: {
      name: { tr: 'Oyun aranıyor', en: 'Searching for the game' },
      seen: { tr: '“Aviator açılıyor…” yazısı görünür.', en: '“Opening Aviator…” is shown.' },
    },
    found: {
      name: { tr: 'Bulundu', en: 'Found' },
      seen: {
        tr: 'Bulunan oyun oyuncuya açılır: bilgisayarda kendi sayfasında, telefonda bütün ekranda. Ziyaretçiden önce giriş yapması istenir.',
        en: 'For a player the game that was found opens: on a page of its own on a desktop, over the whole screen on a phone. A visitor is asked to log in first.',
      },
    },
    'not found': {
      name: { tr: 'Bulunamadı', en: 'Not found' },
      seen: {
        tr: '“Aviator şu anda oyunlarımız arasında yok. Diğer oyunlara göz atabilirsiniz.” yazısı ve “Oyunlara git” bağlantısı görünür.',
        en: '“Aviator is not among our games at the moment. You can look at the others.” is shown, with a link “Go to the games”.',
      },
    },
    unavailable: {
      name: { tr: 'Aranamadı', en: 'The search failed' },
      seen: {
        tr: '“Aviator açılamadı” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“Aviator could not be opened” is shown, with the reason and a “Try again” button.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'search for the game': { tr: 'oyunun adıyla aranması', en: 'the search for the name of the game' },
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
      tr: 'Oyun açılır; geri dönülünce oyunlar, bu oyunun adı aranmış olarak görünür.',
      en: 'The game opens; the way back from it leads to the games, searched for its name.',
    },
  },
}
