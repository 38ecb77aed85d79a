import type { Locale } from '#contract/locale.ts'
import { say } from '../words/words.ts'
import { sportsGame, sportsNames } from '../world/sportsbook.ts'

/** Sports are not in the catalogue: they are named in the player's language. */
export const nameOfGame = (locale: Locale, game: string) =>
  game === sportsGame ? say(locale, 'sportsbook', undefined) : game

const names: Partial<Record<string, string>> = sportsNames

export const nameOfProvider = (provider: string) => names[provider] ?? provider
