import { liveLineMade } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

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
    },
  },
  states: {
    loading: {
      name: { tr: 'Favoriler öğreniliyor', en: 'Learning the favourites' },
      seen: {
        tr: 'Kalpler boştur; bu sırada basılan kalp hemen istenen hâlini alır.',
        en: 'The hearts are empty; one that is pressed meanwhile looks at once as it is wished.',
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
  intents: { 'toggle the favourite': { tr: 'Oyunun kalbine basın', en: 'Press the heart of the game' } },
  facts: {
    'hub.connected': { tr: 'Anlık bağlantı kurulur', en: 'The live connection opens', how: liveLineMade },
  },
  actors: {
    'load the favourites': { tr: 'favorilerin yüklenmesi', en: 'the loading of the favourites' },
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
  data: { codes: { name: { tr: 'Favori oyunlar', en: 'Favourite games' } } },
}
