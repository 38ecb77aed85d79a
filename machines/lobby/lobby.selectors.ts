import { sought, type LobbyContext } from './lobby.machine.ts'

/** Games still to load; null when unknown. Known for a whole lobby, or one provider in it. */
export function selectLeft({ context }: { context: LobbyContext }): number | null {
  const { filter, providers, list } = context
  if (filter.category !== null || sought(filter) !== '' || providers.length === 0) return null
  const chosen = providers.filter(({ name }) => filter.provider === null || filter.provider === name)
  return Math.max(0, chosen.reduce((sum, { games }) => sum + games, 0) - list.length)
}
