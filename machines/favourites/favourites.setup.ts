import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { FavouriteGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { favouriteMachine } from '../favourite/favourite.machine.ts'

export interface FavouriteWish {
  game: FavouriteGame
  wanted: boolean
}

export type FavouritesEvent = ({ type: 'toggle the favourite' } & FavouriteWish) | { type: 'hub.connected' }

export type FavouritesEffect = 'show the failure'

export interface KnownFavourites {
  codes: string[]
  /** Prefix of the request ids of this page's wishes. */
  pageId: string
}

export interface FavouritesContext extends KnownFavourites {
  /** Wishes made before the favourites were loaded; the last one per game. */
  wishes: FavouriteWish[]
  /** Codes of the games that have an actor of their own. */
  touched: string[]
}

type FavouriteId = `favourite ${string}`
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
