import { i18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { isOwn, type GamesPage, type LobbyActor } from '#machines/lobby/lobby.machine.ts'

const most = 8

/** By history entry and language, in the order of leaving. */
const seen = new Map<string, GamesPage>()

type Place = AnyRouter['latestLocation']
const keyOf = ({ href, state: { key = href } }: Place) => `${i18n.locale} ${key}`

/** The games that were loaded when this history entry was left; null for a new one. */
export const recall = (router: AnyRouter): GamesPage | null => seen.get(keyOf(router.latestLocation)) ?? null

/** While the lobby is mounted. A player's own games change during play: they are not kept. */
export function rememberOnLeaving(router: AnyRouter, lobby: LobbyActor): () => void {
  return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    const now = lobby.getSnapshot()
    const { list, next, filter } = now.context
    const isWhole = now.matches({ games: 'browsing' }) || now.matches({ games: 'loading more' })
    if (!pathChanged || !fromLocation || !isWhole || isOwn(filter.category)) return
    const key = keyOf(fromLocation)
    seen.delete(key)
    seen.set(key, { list, next })
    const [oldest] = seen.keys()
    if (seen.size > most && oldest !== undefined) seen.delete(oldest)
  })
}
