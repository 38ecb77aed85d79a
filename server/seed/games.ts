import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { gameProviders } from '#contract/game-providers.ts'

const studio = z.object({
  code: z.string(),
  name: z.string(),
  /** The provider whose format its games speak. */
  system: z.enum(Object.keys(gameProviders)),
  /** The provider's id for the studio. */
  productId: z.int(),
})
const game = z.object({
  gameCode: z.string(),
  name: z.string(),
  providerCode: z.string(),
  /** What it is about. */
  theme: z.string(),
  /** Section 2: the routes below /casino. */
  lobby: z.enum(['slot', 'live', 'games', 'bingo', 'tvbets']),
  /** Percent, of the worst bet and of the best. */
  rtp: z.nullable(z.object({ least: z.number(), most: z.number() })),
})
export type SeedGame = z.output<typeof game>
export type Lobby = SeedGame['lobby']

/** What invented studios offer, as they have published it: `npm run art` writes the file. */
const feed = z
  .object({ studios: z.array(studio), games: z.array(game) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'games.json'), 'utf8')))

export const seededStudios: readonly z.output<typeof studio>[] = feed.studios
/** Games of an empty platform. */
export const seededGames: readonly SeedGame[] = feed.games
