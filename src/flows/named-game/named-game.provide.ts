import type { AnyRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import { namedGameMachine, type NamedGameEffect } from '#machines/named-game/named-game.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ask } from '../../http/ask.ts'

type Provided = Parameters<typeof namedGameMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, NamedGameEffect>

/** `lobby`: the back button leads from the game to this page, with the search. */
export function provideNamedGame(router: AnyRouter, site: SiteActor, lobby: string): typeof namedGameMachine {
  return namedGameMachine.provide({
    actors: {
      'search for the game': fromPromise(async ({ input: { name }, signal }) => {
        const { data } = await ask('casino/games', { search: name, skip: 0, take: 1 }, { signal })
        return { game: data[0] ?? null }
      }),
    } satisfies Required<Actors>,
    actions: {
      'open the game': (_, { game }) => {
        if (game === null) return
        const open = async () => {
          await router.navigate({ to: lobby, search: { search: game.name }, replace: true })
          site.send({ type: 'play', game })
        }
        void open()
      },
    } satisfies Required<Effects>,
  })
}
