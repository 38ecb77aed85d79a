import type { LobbyFilter } from '#machines/lobby/lobby.setup.ts'

/** What stands behind the ? of a lobby's address. An empty search is one that is about to be typed. */
export interface LobbyAddress {
  category?: string | undefined
  provider?: string | undefined
  search?: string | undefined
}

/** The most that the contract takes. */
export const longestWord = 100

/** Anybody may have written the address: what is no word of one line is left out, said so, or the router would leave it in. */
export function readAddress(search: Record<string, unknown>): LobbyAddress {
  return {
    category: wordIn(search['category']) || undefined,
    provider: wordIn(search['provider']) || undefined,
    search: wordIn(search['search']),
  }
}

/** The router reads '?search=7' as a number. */
function wordIn(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestWord)
}

export const filterOf = ({ category, provider, search }: LobbyAddress): LobbyFilter => ({
  category: category ?? null,
  provider: provider ?? null,
  phrase: search ?? '',
})

export function addressOf({ category, provider, phrase }: LobbyFilter): LobbyAddress {
  const search = phrase.trim()
  return {
    ...(category !== null && { category }),
    ...(provider !== null && { provider }),
    ...(search && { search }),
  }
}
