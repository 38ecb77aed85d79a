import { i18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { isOwn, type GamesPage } from '#machines/lobby/lobby.setup.ts'

/** Lobbies that one may find as they were left. */
const most = 8

/** By the entry of the history and the language; the last one left stands last. */
const seen = new Map<string, GamesPage>()

type Place = AnyRouter['latestLocation']
const keyOf = ({ href, state: { key = href } }: Place) => `${i18n.locale} ${key}`

/** The games that were there when this entry of the history was left; null where it is a new one. */
export const recall = (router: AnyRouter): GamesPage | null => seen.get(keyOf(router.latestLocation)) ?? null

/** As long as the lobby is there. What is a player's own changes while they play: it is asked for again. */
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
