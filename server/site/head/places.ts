import type { PlaceName } from '../../words/heads.ts'

/** Public paths of the site, without content pages, by the name of their head. */
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

/** The same page of another sportsbook, and its canonical path. */
export const likenesses: Readonly<Record<string, string>> = {
  '/spor/betco': '/spor',
  '/livespor/betco': '/livespor',
  '/esports/betco': '/esports',
}

/** Pages for players only; not indexed. `$` stands for one word. */
export const ownPlaces: readonly string[] = [
  '/casino/play/$game',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/bonus-history',
  '/dashboard/bonuses',
  '/dashboard/break',
  '/dashboard/change-password',
  '/dashboard/claim-bonus',
  '/dashboard/deposit',
  '/dashboard/exclusion',
  '/dashboard/financial-activities',
  '/dashboard/game-history',
  '/dashboard/limit-change',
  '/dashboard/limit-history',
  '/dashboard/limits',
  '/dashboard/phone-verification',
  '/dashboard/session-history',
  '/dashboard/withdraw',
]

export const contentPlace = '/pages/$id'

export const routed: readonly string[] = [
  ...Object.keys(places),
  ...Object.keys(likenesses),
  ...ownPlaces,
  contentPlace,
]

export function contentIdIn(path: string): number | null {
  const [, id] = /^\/pages\/([1-9]\d{0,8})$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

export const isOwnPlace = (path: string): boolean =>
  ownPlaces.some((place) =>
    place.endsWith('/$game') ? path.startsWith(place.replace('$game', '')) : place === path,
  )
