import type { Env } from '../env.ts'
import { sportsProviders, type SportsProvider } from '../seamless/game-call.ts'

/** What the rounds of a sportsbook go by in the wallet: it tells no game apart. */
export const sportsGame = 'sportsbook'

export const sportsNames: Record<SportsProvider, string> = { betsy: 'Betsy', betco: 'Betco' }

type Where = Pick<Env, 'sports' | 'sandbox' | 'sandboxUrl'>

/** The page of a sportsbook, for visitors as it is; empty where there is none. */
export function sportsUrl({ sports, sandbox, sandboxUrl }: Where, book: SportsProvider): string {
  return sports[book] ?? (sandbox ? `${sandboxUrl}/sports/${book}` : '')
}

/** The settings that tell visitors' pages where the sportsbooks are, by their keys. */
export const sportsOptions = (where: Where): Record<string, string> =>
  Object.fromEntries(sportsProviders.map((book) => [`${book}url`, sportsUrl(where, book)]))
