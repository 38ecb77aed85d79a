import { fromPromise } from 'xstate'
import { favouritesMachine, type FavouritesEffect } from '#machines/favourites/favourites.machine.ts'
import { ask } from '../../http/ask.ts'
import { randomId } from '../../session/random-id.ts'
import { tellFailure } from '../tell.ts'
import { providedFavourite } from './favourite.provide.ts'

type Provided = Parameters<typeof favouritesMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, FavouritesEffect>

export const providedFavourites: typeof favouritesMachine = favouritesMachine.provide({
  actors: {
    favourite: providedFavourite,
    'load the favourites': fromPromise(async ({ signal }) => {
      const { data: codes } = await ask('casino/favorites', {}, { signal })
      return { codes, pageId: randomId() }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
