import type { LobbyFilter } from '#machines/lobby/lobby.setup.ts'

/** What stands behind the ? of a lobby's address. An empty search is one that is about to be typed. */
export interface LobbyAddress {
  category?: string
  provider?: string
  search?: string
}

/** The most that the contract takes. */
export const longestWord = 100

/** Anybody may have written the address: what is no word of one line is left out. */
export function readAddress(search: Record<string, unknown>): LobbyAddress {
  const category = wordIn(search['category'])
  const provider = wordIn(search['provider'])
  const phrase = wordIn(search['search'])
  return {
    ...(category && { category }),
    ...(provider && { provider }),
    ...(phrase !== undefined && { search: phrase }),
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
