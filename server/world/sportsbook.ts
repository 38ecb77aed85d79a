import type { Env } from '../env.ts'
import { sportsProviders, type SportsProvider } from '../seamless/game-call.ts'

/** The game of all rounds of a sportsbook in the wallet. */
export const sportsGame = 'sportsbook'

export const sportsNames: Record<SportsProvider, string> = { betsy: 'Betsy', betco: 'Betco' }

type Where = Pick<Env, 'sports' | 'sandbox' | 'sandboxUrl'>

/** The page of a sportsbook, as visitors see it; empty: none. */
export function sportsUrl({ sports, sandbox, sandboxUrl }: Where, book: SportsProvider): string {
  return sports[book] ?? (sandbox ? `${sandboxUrl}/sports/${book}` : '')
}

export const sportsOptions = (where: Where): Record<string, string> =>
  Object.fromEntries(sportsProviders.map((book) => [`${book}url`, sportsUrl(where, book)]))
