import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import {
  isOwn,
  own,
  type GamesPage,
  type LobbyChoices,
  type LobbyFilter,
  type LobbyName,
  type LobbyShown,
} from '#machines/lobby/lobby.machine.ts'
import { ask } from '../../http/ask.ts'
import { casinoCategories } from '../start-up/casino-categories.ts'

/** Section 9: games per search. */
const searchTake = 5
/** Games per page without a search: more than the widest screen holds. */
const browseTake = 48
const mostCodes = 100

export function loadGames(
  { lobby, filter }: LobbyShown,
  skip: number,
  signal: AbortSignal,
): Promise<GamesPage> {
  const { category } = filter
  return isOwn(category)
    ? loadOwn({ lobby, filter, category }, skip, signal)
    : loadListed({ lobby, filter }, skip, signal)
}

async function loadListed(
  { lobby, filter }: LobbyShown,
  skip: number,
  signal: AbortSignal,
): Promise<GamesPage> {
  const take = filter.phrase.trim() ? searchTake : browseTake
  const request = { ...placeOf(lobby, filter), ...wordsOf(filter), skip, take }
  const { data: list } = await ask('casino/games', request, { signal })
  return { list, next: list.length < take ? null : skip + take }
}

/** The player's games, a slice of their codes per page. */
async function loadOwn(
  { lobby, filter, category }: LobbyShown & { category: string },
  skip: number,
  signal: AbortSignal,
): Promise<GamesPage> {
  const all = await ownCodes(category, signal)
  const codes = all.slice(skip, skip + mostCodes)
  if (codes.length === 0) return { list: [], next: null }
  const request = { systemCategory: lobby, ...wordsOf(filter), codes, skip: 0, take: mostCodes }
  const { data: list } = await ask('casino/games', request, { signal })
  const next = skip + mostCodes
  return { list, next: next < all.length ? next : null }
}

async function ownCodes(category: string, signal: AbortSignal): Promise<string[]> {
  if (category === own.favourites) return (await ask('casino/favorites', {}, { signal })).data
  const { data } = await ask('casino/recent', {}, { signal })
  return data.map(({ gameCode }) => gameCode)
}

type Place = Pick<RequestOf<Calls['casino/games']>, 'systemCategory' | 'live'>

/** Section 7: a search covers the live casino, or everything else; within a category only the category. */
function placeOf(lobby: LobbyName, { category, phrase }: LobbyFilter): Place {
  if (category !== null) return { systemCategory: category }
  if (phrase.trim() && lobby === 'live') return { live: true }
  if (phrase.trim() && lobby === 'slot') return { live: false }
  return { systemCategory: lobby }
}

function wordsOf({ provider, phrase }: LobbyFilter) {
  const search = phrase.trim()
  return { ...(provider !== null && { provider }), ...(search && { search }) }
}

export async function loadChoices(lobby: LobbyName, signal: AbortSignal): Promise<LobbyChoices> {
  const [categories, { data: providers }] = await Promise.all([
    casinoCategories(),
    ask('casino/providers', { systemCategory: lobby }, { signal }),
  ])
  return {
    categories: categories
      .filter(({ slugList }) => slugList[0] === lobby)
      .map(({ name, slugList }) => ({ name, slug: slugList.at(-1) ?? lobby })),
    providers,
  }
}
