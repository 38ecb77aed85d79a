import { answeredBy } from '../../words/answers.ts'
import { serverRefused } from '../../words/guards.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { address, loggedIn } from '../../words/ways-in.ts'

const asks = '/api/casino/togglefavorite'
export const lobby = address('/casino/slot')
export const madeAFavourite: Said = {
  tr: 'Oyunun kalbine basın ve “Favorilere eklendi” mesajını bekleyin',
  en: 'Press the heart of the game and wait for the message “Added to favorites”',
}

export const added: Said = {
  tr: 'Üstte bir başarı mesajı belirir: “Favorilere eklendi”.',
  en: 'A success message appears at the top: “Added to favorites”.',
}
export const removed: Said = {
  tr: 'Üstte bir uyarı belirir: “Favorilerden çıkarıldı”.',
  en: 'A warning appears at the top: “Removed from favorites”.',
}

export const favourite: FlowWords = {
  title: { tr: 'Favori', en: 'Favourite' },
  purpose: {
    tr: 'Bir oyun favorilere eklenir ya da favorilerden çıkarılır; son istenen geçerlidir.',
    en: 'One game is added to the favourites or removed from them; the last wish wins.',
  },
  starts: {
    'a player at a game that is no favourite': {
      tr: '“Casino” sayfasındaki ilk oyuna bakan, oyunun favorisi olmadığı bir oyuncu',
      en: 'A player who looks at the first game of the page “Casino”, which is no favourite',
      way: [...loggedIn, lobby],
    },
    'a player at a favourite game': {
      tr: '“Casino” sayfasındaki ilk oyuna bakan, oyunun favorisi olduğu bir oyuncu',
      en: 'A player who looks at the first game of the page “Casino”, which is a favourite',
      way: [...loggedIn, lobby, madeAFavourite, lobby],
    },
  },
  states: {
    'as the server said': { name: { tr: 'Sunucudaki hâli', en: 'As the server said' }, seen: null },
    'not favourite': {
      name: { tr: 'Favori değil', en: 'Not a favourite' },
      seen: { tr: 'Oyunun kalbi boştur.', en: 'The heart of the game is empty.' },
    },
    adding: { name: { tr: 'Ekleniyor', en: 'Being added' }, seen: null },
    'adding.still wanted': {
      name: { tr: 'Hâlâ isteniyor', en: 'Still wanted' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken kalp doludur.',
        en: 'The heart is filled, before the server has answered.',
      },
    },
    'adding.no longer wanted': {
      name: { tr: 'Vazgeçildi', en: 'No longer wanted' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken kalp yeniden boştur.',
        en: 'The heart is empty again, before the server has answered.',
      },
    },
    favourite: {
      name: { tr: 'Favori', en: 'A favourite' },
      seen: { tr: 'Oyunun kalbi doludur.', en: 'The heart of the game is filled.' },
    },
    removing: { name: { tr: 'Çıkarılıyor', en: 'Being removed' }, seen: null },
    'removing.still unwanted': {
      name: { tr: 'Hâlâ istenmiyor', en: 'Still unwanted' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken kalp boştur.',
        en: 'The heart is empty, before the server has answered.',
      },
    },
    'removing.wanted again': {
      name: { tr: 'Yeniden istendi', en: 'Wanted again' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken kalp yeniden doludur.',
        en: 'The heart is filled again, before the server has answered.',
      },
    },
  },
  intents: {
    'add to the favourites': { tr: 'Oyunun boş kalbine basın', en: 'Press the empty heart of the game' },
    'remove from the favourites': {
      tr: 'Oyunun dolu kalbine basın',
      en: 'Press the filled heart of the game',
    },
  },
  facts: {},
  actors: {
    'toggle the favourite': {
      tr: 'favorinin değiştirilmesi',
      en: 'the change of the favourite',
      asks,
      hows: [true, false].map((isFavorite) => ({
        of: { isFavorite },
        ...answeredBy(null, { isFavorite }, asks),
      })),
    },
  },
  delays: {},
  guards: {
    'it was a favourite': {
      tr: 'oyun favori',
      en: 'the game is a favourite',
      otherwise: { tr: 'oyun favori değil', en: 'the game is no favourite' },
    },
    'it is no favourite now': {
      tr: 'sunucuya göre oyun artık favori değil',
      en: 'the server says that the game is no favourite now',
      otherwise: {
        tr: 'sunucuya göre oyun artık favori',
        en: 'the server says that the game is a favourite now',
      },
    },
    'it is a favourite now': {
      tr: 'sunucuya göre oyun artık favori',
      en: 'the server says that the game is a favourite now',
      otherwise: {
        tr: 'sunucuya göre oyun artık favori değil',
        en: 'the server says that the game is no favourite now',
      },
    },
    'it is no longer wanted': {
      tr: 'son istenen, favori olmaması',
      en: 'the last wish was that it be no favourite',
      otherwise: { tr: 'son istenen, favori olması', en: 'the last wish was that it be a favourite' },
    },
    'it is wanted again': {
      tr: 'son istenen, favori olması',
      en: 'the last wish was that it be a favourite',
      otherwise: { tr: 'son istenen, favori olmaması', en: 'the last wish was that it be no favourite' },
    },
    'the server refused': serverRefused,
  },
  effects: {
    'show that it was added': added,
    'show that it was removed': removed,
    'show the failure': failureToast,
  },
  requirements: [
    {
      number: '4.33',
      says: {
        tr: 'Favori düğmesi her basışta durumu değiştirir.',
        en: 'A press turns a favourite on and off.',
      },
      states: ['not favourite', 'adding', 'favourite', 'removing'],
    },
    {
      number: '4.35',
      says: {
        tr: 'Favorilere eklendiği başarı, çıkarıldığı uyarı olarak söylenir.',
        en: 'That it was added is told as a success, that it was removed as a warning.',
      },
      states: ['adding', 'removing'],
      beside: { by: 'src/flows/favourite/favourite.provide.ts', heldBy: 'tests/e2e/favourites.e2e.ts' },
    },
  ],
}
