import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { text } from './field.ts'
import { page } from './page.ts'

const word = text({ min: 1, max: 100 })

const game = z.object({
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  mainProviderId: z.int(),
  productId: z.int(),
  system: z.string(),
})

/** The game of an address, which anybody may have written: every text is there and bounded. */
export const linkedGame = z.extend(game, {
  gameCode: word,
  name: word,
  providerName: word,
  system: word,
})
export type LinkedGame = z.output<typeof linkedGame>

/** Which game is to be, or no longer to be, a favourite. */
const favouriteGame = z.object({ code: word, providerId: z.int() })
export type FavouriteGame = z.output<typeof favouriteGame>

export const casinoCategory = z.object({
  id: z.int(),
  name: z.string(),
  slugList: z.array(z.string()),
  games: z._default(z.array(game), []),
})

/** Section 9: how many games a search takes at a time. */
const searchTake = 5
/** Section 9: platform ids. */
export const platform = { desktop: 1, mobile: 2 } as const

const list = z.extend(page({ take: 100 }), {
  take: z._default(z.int().check(z.minimum(1), z.maximum(100, 'at most 100')), searchTake),
  systemCategory: z.optional(word),
  search: z.optional(word),
  live: z.optional(z.boolean()),
})
const byPlatform = z.object({
  platform: z.literal(Object.values(platform)),
  gameCode: word,
  language: text({ min: 2, max: 10 }),
  lobbyUrl: text({ min: 1, max: 2000 }),
})

const launch = { method: 'POST', auth: 'player', section: '7', data: z.string() } as const

export const casino = {
  'casino/games': {
    method: 'POST',
    path: 'casino/games',
    auth: 'anyone',
    section: '7',
    request: list,
    data: z.array(game),
  },
  'casino/categorylist': {
    method: 'GET',
    path: 'casino/categorylist',
    auth: 'anyone',
    section: '7',
    request: nothing,
    data: z.array(casinoCategory),
  },
  'casino/togglefavorite': {
    method: 'POST',
    path: 'casino/togglefavorite',
    auth: 'player',
    section: '7',
    request: favouriteGame,
    /** What the game is now: it may have been toggled elsewhere meanwhile. */
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
  'casino/dtlaunchurl': { ...launch, path: 'casino/dtlaunchurl', request: z.object({ code: word }) },
  'casino/pragmaticlaunchurl': {
    ...launch,
    path: 'casino/pragmaticlaunchurl',
    request: z.object({ code: word }),
  },
  'casino/emlaunchurl': {
    ...launch,
    path: 'casino/emlaunchurl',
    request: z.object({ code: word, productId: z.int() }),
  },
  'casino/amusnetlaunchurl': {
    ...launch,
    path: 'casino/amusnetlaunchurl',
    request: z.object({ code: word, isMobile: z.boolean() }),
  },
  'casino/egtlaunchurl': { ...launch, path: 'casino/egtlaunchurl', request: byPlatform },
  'casino/hub88launchurl': { ...launch, path: 'casino/hub88launchurl', request: byPlatform },
  'casino/softgamingslaunchurl': {
    ...launch,
    path: 'casino/softgamingslaunchurl',
    request: z.object({ system: word, pageCode: word, isMobile: z.literal([0, 1]) }),
  },
} satisfies Record<string, Call>
