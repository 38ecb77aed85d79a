import type { LobbyFilter } from '#machines/lobby/lobby.machine.ts'

/** Query of a lobby's address. An empty `search` focuses the search field. */
export interface LobbyAddress {
  category?: string | undefined
  provider?: string | undefined
  search?: string | undefined
}

/** The contract's maximum. */
export const longestWord = 100

/** The address is untrusted. Invalid values are set to undefined explicitly, or the router would keep them. */
export function readAddress(search: Record<string, unknown>): LobbyAddress {
  return {
    category: wordIn(search['category']) || undefined,
    provider: wordIn(search['provider']) || undefined,
    search: wordIn(search['search']),
  }
}

/** The router parses '?search=7' as a number. */
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
