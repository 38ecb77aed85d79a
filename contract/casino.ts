import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { text } from './field.ts'
import { page } from './page.ts'

/** `encodeURIComponent` throws on half of a surrogate pair. */
const word = text({ min: 1, max: 100 }).check(z.refine((written) => written.isWellFormed(), 'not expected'))

const game = z.object({
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  mainProviderId: z.int(),
  productId: z.int(),
  system: z.string(),
})

/** A game from an address, which anybody may have written: every string is present and bounded. */
export const linkedGame = z.extend(game, {
  gameCode: word,
  name: word,
  providerName: word,
  system: word,
})
export type LinkedGame = z.output<typeof linkedGame>

const tag = z.literal(['new', 'live', 'jackpot'])

/** A game with what its tile shows. Fields beyond section 3 are optional. */
export const listedGame = z.extend(game, {
  /** Path of its pictures without width and format (`gamePicture`). */
  image: z.optional(z.string()),
  tags: z.optional(z.array(tag)),
  /** Return to player: percent, of the worst bet and of the best. */
  rtp: z.optional(z.object({ least: z.number(), most: z.number() })),
})
export type ListedGame = z.output<typeof listedGame>

const favouriteGame = z.object({ code: word, providerId: z.int() })
export type FavouriteGame = z.output<typeof favouriteGame>

export const casinoCategory = z.object({
  id: z.int(),
  name: z.string(),
  /** Its lobby, as in the route, then its own slug, which `casino/games` takes; one entry for the whole lobby. */
  slugList: z.array(z.string()),
})

export type CasinoCategory = z.output<typeof casinoCategory>

/** Section 9: games per search. */
const searchTake = 5
const mostCodes = 100
export const recentGames = 20
/** Section 9: platform ids. */
export const platform = { desktop: 1, mobile: 2 } as const

const list = z.extend(page({ take: 100 }), {
  take: z._default(z.int().check(z.minimum(1), z.maximum(100, 'at most 100')), searchTake),
  systemCategory: z.optional(word),
  search: z.optional(word),
  live: z.optional(z.boolean()),
  /** Beyond section 7: the name of a provider. */
  provider: z.optional(word),
  /** Beyond section 7: only these games, in this order unless `search` is set. */
  codes: z.optional(z.array(word).check(z.maxLength(mostCodes, 'at most 100'))),
})

export const casino = {
  'casino/games': {
    method: 'POST',
    path: 'casino/games',
    auth: 'anyone',
    section: '7',
    request: list,
    data: z.array(listedGame),
  },
  'casino/categorylist': {
    method: 'GET',
    path: 'casino/categorylist',
    auth: 'anyone',
    section: '7',
    request: nothing,
    data: z.array(casinoCategory),
  },
  'casino/providers': {
    method: 'POST',
    path: 'casino/providers',
    auth: 'anyone',
    section: '7',
    beyond: true,
    request: z.object({ systemCategory: z.optional(word) }),
    data: z.array(z.object({ name: z.string(), games: z.int() })),
  },
  'casino/recent': {
    method: 'GET',
    path: 'casino/recent',
    auth: 'player',
    section: '3',
    beyond: true,
    request: nothing,
    /** Games that the player has opened, last first. */
    data: z.array(listedGame),
  },
  'casino/togglefavorite': {
    method: 'POST',
    path: 'casino/togglefavorite',
    auth: 'player',
    locks: 'player',
    section: '7',
    request: favouriteGame,
    /** The state after the toggle: another tab or device may have toggled it too. */
    data: z.object({ isFavorite: z.boolean() }),
  },
  'casino/favorites': {
    method: 'GET',
    path: 'casino/favorites',
    auth: 'player',
    section: '3',
    beyond: true,
    request: nothing,
    data: z.array(z.string()),
  },
} satisfies Record<string, Call>
