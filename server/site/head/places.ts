import type { PlaceName } from '../../words/heads.ts'

/** Every address that the site routes, besides its content pages: those that are for everybody, by what they say of themselves. */
export const places: Readonly<Record<string, PlaceName>> = {
  '/': 'home',
  '/spor': 'sports',
  '/livespor': 'liveSports',
  '/esports': 'esports',
  '/casino/slot': 'slot',
  '/casino/live': 'live',
  '/casino/games': 'games',
  '/casino/bingo': 'bingo',
  '/casino/tvbets': 'tvbets',
  '/casino/aviator': 'aviator',
  '/promotions': 'promotions',
}

/** The same page of another book: the first is the one that is known. */
export const likenesses: Readonly<Record<string, string>> = {
  '/spor/betco': '/spor',
  '/livespor/betco': '/livespor',
  '/esports/betco': '/esports',
}

/** What only a player opens; nothing of it is in a search engine. `$` stands for one word. */
export const ownPlaces: readonly string[] = [
  '/casino/play/$game',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/bonus-history',
  '/dashboard/bonuses',
  '/dashboard/change-password',
  '/dashboard/claim-bonus',
  '/dashboard/deposit',
  '/dashboard/financial-activities',
  '/dashboard/game-history',
  '/dashboard/phone-verification',
  '/dashboard/session-history',
  '/dashboard/withdraw',
]

export const contentPlace = '/pages/$id'

/** Every address that the site routes, as its routes name it. */
export const routed: readonly string[] = [
  ...Object.keys(places),
  ...Object.keys(likenesses),
  ...ownPlaces,
  contentPlace,
]

/** The id of the content page that the path names. */
export function contentIdIn(path: string): number | null {
  const [, id] = /^\/pages\/([1-9]\d{0,8})$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

export const isOwnPlace = (path: string): boolean =>
  ownPlaces.some((place) =>
    place.endsWith('/$game') ? path.startsWith(place.replace('$game', '')) : place === path,
  )
