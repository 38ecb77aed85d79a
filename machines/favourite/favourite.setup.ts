import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { FavouriteGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'

export type FavouriteEvent = { type: 'add to the favourites' } | { type: 'remove from the favourites' }

export type FavouriteEffect = 'show that it was added' | 'show that it was removed' | 'show the failure'

export interface FavouriteInput {
  game: FavouriteGame
  /** The server's last answer. */
  isFavourite: boolean
  /** Makes the request id together with `attempt`. */
  wishId: string
}

export interface FavouriteContext extends FavouriteInput {
  /** Grows with every answer: a toggle without an answer is retried under the same id. */
  attempt: number
}

export interface Toggle {
  game: FavouriteGame
  wishId: string
  attempt: number
}

export interface Toggled {
  isFavorite: boolean
}

export const favourite = setup({
  types: {
    context: {} as FavouriteContext,
    events: {} as FavouriteEvent,
    input: {} as FavouriteInput,
    tags: {} as 'marked' | 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'toggle the favourite': fromPromise<Toggled, Toggle>(unprovided),
  },
  actions: {
    'count the attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'show that it was added': () => unprovided(),
    'show that it was removed': () => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'it was a favourite': ({ context }) => context.isFavourite,
    'it is no favourite now': (_, params: Toggled) => !params.isFavorite,
    'it is a favourite now': (_, params: Toggled) => params.isFavorite,
    'it is no longer wanted': stateIn({ adding: 'no longer wanted' }),
    'it is wanted again': stateIn({ removing: 'wanted again' }),
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/favourite/favourite.provide.ts')
}
