/** Data for the paths of the casino. */
import type { FavouriteGame, LinkedGame, ListedGame } from '#contract/casino.ts'
import type { Slide, Video } from '#contract/cms.ts'
import type { Winner } from '#contract/transaction.ts'
import type { LobbyChoices } from '#machines/lobby/lobby.machine.ts'

export const aviator: FavouriteGame = { code: 'aviator', providerId: 3 }

export const playedGame: LinkedGame = {
  gameCode: 'kiraz-kivilcimi',
  name: 'Kiraz Kıvılcımı',
  providerName: 'Mavi Fener',
  mainProviderId: 3,
  productId: 21,
  system: 'pragmatic',
}

export const firstGame: ListedGame = {
  gameCode: 'tulip-garden',
  name: 'Tulip Garden',
  providerName: 'Nar Games',
  mainProviderId: 1,
  productId: 51,
  system: 'egt',
}

export const secondGame: ListedGame = {
  ...firstGame,
  gameCode: 'tulip-age',
  name: 'Tulip Age',
  tags: ['new'],
}

export const lobbyChoices: LobbyChoices = {
  categories: [
    { slug: 'slot', name: 'Tüm slotlar' },
    { slug: 'popular', name: 'Popüler' },
  ],
  providers: [{ name: 'Nar Games', games: 50 }],
}

const slide = (name: string): Slide => ({
  url: '/casino/slot',
  target: null,
  images: ['/banners/new-800.avif'],
  title: name,
})
export const slides: Slide[] = [slide('Laleler'), slide('Güller'), slide('Zambaklar')]
export const oneSlide: Slide[] = [slide('Laleler')]
export const otherSlides: Slide[] = [slide('Büyük ikramiyeler'), slide('Çarklar')]

const winner: Winner = {
  image: '/games/aviator',
  game: 'Aviator',
  name: 'Ay***',
  amount: 1_250.5,
  currencySymbol: '₺',
}
export const winners: Winner[] = [winner, { ...winner, name: 'Me***', amount: 300 }]

export const video: Video = {
  url: '/no-such-film.webm',
  poster: null,
  title1: 'Güller gecesi',
  title2: 'Saat dokuzdan itibaren canlı',
  title3: 'Sabaha kadar',
}
