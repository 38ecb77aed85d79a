import { sought, type LobbyContext } from './lobby.setup.ts'

/** How many games are still to come, where that can be known: in a whole lobby, or of one provider in it. */
export function selectLeft({ context }: { context: LobbyContext }): number | null {
  const { filter, providers, list } = context
  if (filter.category !== null || sought(filter) !== '' || providers.length === 0) return null
  const chosen = providers.filter(({ name }) => filter.provider === null || filter.provider === name)
  return Math.max(0, chosen.reduce((sum, { games }) => sum + games, 0) - list.length)
}
