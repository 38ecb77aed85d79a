import { liveLineRemade } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { loggedIn } from '../../words/ways-in.ts'
import { added, lobby, madeAFavourite, removed } from '../favourite/favourite.words.ts'

/** The live connection asks again for favourites that did not come: it must be there before. */
const connectedLobby: Said = {
  tr: '“/casino/slot” adresini açın ve geliştirici araçlarında “/hub/” bağlantısının kurulmasını bekleyin',
  en: 'Open the address “/casino/slot” and wait until the developer tools show that “/hub/” is connected',
}

export const favourites: FlowWords = {
  title: { tr: 'Favoriler', en: 'Favourites' },
  purpose: {
    tr: 'Oyuncunun favori oyunları; bir kez öğrenilir, bütün sayfalarda geçerlidir.',
    en: "A player's favourite games, known once and kept across pages.",
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış, bir oyunun kalbini gören bir oyuncu',
      en: 'A player who has logged in and sees the heart of a game',
      way: [...loggedIn, connectedLobby],
    },
    'a player with a favourite': {
      tr: 'Giriş yapmış, favori oyununun kalbini gören bir oyuncu',
      en: 'A player who has logged in and sees the heart of a favourite game',
      way: [...loggedIn, lobby, madeAFavourite, connectedLobby],
    },
  },
  states: {
    loading: {
      name: { tr: 'Favoriler öğreniliyor', en: 'Learning the favourites' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken, basılmayan kalpler boştur.',
        en: 'The hearts that were not pressed are empty, before the server has answered.',
      },
    },
    loaded: {
      name: { tr: 'Favoriler biliniyor', en: 'The favourites are known' },
      seen: {
        tr: 'Favori oyunların kalbi dolu, ötekilerinki boştur.',
        en: 'The hearts of favourite games are filled, those of the others are empty.',
      },
    },
    unavailable: {
      name: { tr: 'Favoriler öğrenilemedi', en: 'The favourites did not come' },
      seen: { tr: 'Kalpler boştur.', en: 'The hearts are empty.' },
    },
  },
  intents: {
    'toggle the favourite': {
      tr: 'Oyunun kalbine basın',
      en: 'Press the heart of the game',
      atOnce: {
        tr: 'Basılan kalp hemen istenen hâlini alır.',
        en: 'The heart that was pressed looks at once as it is wished.',
      },
    },
  },
  facts: {
    'hub.connected': { tr: 'Anlık bağlantı kurulur', en: 'The live connection opens', how: liveLineRemade },
  },
  actors: {
    'load the favourites': {
      tr: 'favorilerin yüklenmesi',
      en: 'the loading of the favourites',
      asks: '/api/casino/favorites',
    },
    favourite: { tr: 'bir oyunun favori olup olmadığı', en: 'whether a game is a favourite' },
  },
  delays: {},
  guards: {
    'a wish waits': {
      tr: 'yanıt beklenirken bir kalbe basılmış',
      en: 'a heart was pressed while the answer was awaited',
      otherwise: {
        tr: 'yanıt beklenirken kalbe basılmamış',
        en: 'no heart was pressed while the answer was awaited',
      },
    },
  },
  effects: { 'show the failure': failureToast },
  sent: { 'add to the favourites': added, 'remove from the favourites': removed },
  data: { game: { isLeftOut: true }, codes: { name: { tr: 'Favori oyunlar', en: 'Favourite games' } } },
}
