import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { FavouriteGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { favouriteMachine } from '../favourite/favourite.machine.ts'

/** That a game be, or no longer be, a favourite. */
export interface FavouriteWish {
  game: FavouriteGame
  wanted: boolean
}

export type FavouritesEvent = ({ type: 'toggle the favourite' } & FavouriteWish) | { type: 'hub.connected' }

/** Provided beside the actors in src/flows/favourite/favourites.provide.ts. */
export type FavouritesEffect = 'show the failure'

export interface KnownFavourites {
  /** As the server said. */
  codes: string[]
  /** Makes the request ids of this page's wishes. */
  pageId: string
}

export interface FavouritesContext extends KnownFavourites {
  /** Wished before the favourites were known: one for each game, the last. */
  wishes: FavouriteWish[]
  /** The games that have been wished for: each has an actor of its own. */
  touched: string[]
}

type FavouriteId = `favourite ${string}`
/** @param code of the game */
export const favouriteId = (code: string): FavouriteId => `favourite ${code}`

export const favourites = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    children: {} as {
      [id: FavouriteId]: 'favourite'
      'load the favourites': 'load the favourites'
    },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    favourite: favouriteMachine,
    'load the favourites': fromPromise<KnownFavourites>(unprovided),
  },
  actions: {
    'keep what is known': assign((_, params: KnownFavourites) => ({ ...params })),
    'line it up': assign(({ context }, { game, wanted }: FavouriteWish) => ({
      wishes: [...context.wishes.filter((each) => each.game.code !== game.code), { game, wanted }],
    })),
    'forget the wishes': assign({ wishes: [] }),
    fulfil: enqueueActions(({ context, enqueue }, { wishes }: { wishes: readonly FavouriteWish[] }) => {
      const { codes, pageId } = context
      const touched = [...context.touched]
      for (const { game, wanted } of wishes) {
        const id = favouriteId(game.code)
        if (!touched.includes(game.code)) {
          const wishId = `${pageId}:${touched.push(game.code)}`
          enqueue.spawnChild('favourite', {
            id,
            input: { game, isFavourite: codes.includes(game.code), wishId },
          })
        }
        enqueue.sendTo(id, { type: wanted ? 'add to the favourites' : 'remove from the favourites' })
      }
      enqueue.assign({ touched })
    }),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'a wish waits': ({ context }) => context.wishes.length > 0,
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/favourite/favourites.provide.ts')
}
