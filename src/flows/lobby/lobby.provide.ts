import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import {
  lobbyMachine,
  type LobbyEffect,
  type LobbyEvent,
  type LobbyFilter,
} from '#machines/lobby/lobby.machine.ts'
import { ask } from '../../http/ask.ts'
import { providedCarousel } from '../carousel/carousel.provide.ts'
import { loadChoices, loadGames } from './games.ts'
import { addressOf, filterOf, readAddress } from './lobby-address.ts'

type Provided = Parameters<typeof lobbyMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, LobbyEffect>

/** `path` of the lobby, whose query holds the filter. */
export function provideLobby(router: AnyRouter, path: string): typeof lobbyMachine {
  const history: RouterHistory = router.history
  const shownIn = (search: string) => filterOf(readAddress(router.options.parseSearch(search)))
  return lobbyMachine.provide({
    actors: {
      carousel: providedCarousel,
      'follow the address': fromCallback<LobbyEvent>(({ sendBack }) =>
        history.subscribe(({ location: { pathname, search } }) => {
          if (pathname === path) sendBack({ type: 'address.changed', filter: shownIn(search) })
        }),
      ),
      'load the video': fromPromise(async ({ input: { lobby }, signal }) => {
        const { data } = await ask('cms/video', { slug: lobby }, { signal })
        return { video: data ?? null }
      }),
      'load the choices': fromPromise(({ input: { lobby }, signal }) => loadChoices(lobby, signal)),
      'load the games': fromPromise(({ input, signal }) => loadGames(input, 0, signal)),
      'search the games': fromPromise(({ input, signal }) => loadGames(input, 0, signal)),
      'load the next page': fromPromise(({ input, signal }) => loadGames(input, input.skip, signal)),
    } satisfies Required<Actors>,
    actions: {
      'show it in the address': (_, { filter }) => {
        // Who has pressed a game meanwhile is on the way to it.
        if (history.location.pathname !== path) return
        const before = shownIn(history.location.search)
        void router.navigate({
          to: path,
          search: addressOf(filter),
          replace: isRefined(before, filter),
          resetScroll: false,
        })
      },
    } satisfies Required<Effects>,
  })
}

/** The back button leads to before the search, not through each phrase of it. */
function isRefined(before: LobbyFilter, { category, provider, phrase }: LobbyFilter): boolean {
  return (
    before.category === category &&
    before.provider === provider &&
    before.phrase !== '' &&
    phrase.trim() !== ''
  )
}
