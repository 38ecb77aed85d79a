import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { FavouriteGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
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

export const favouritesMachine = setup({
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
}).createMachine({
  id: 'favourites',
  description: "A player's favourite games: known once, kept across pages; each that is toggled on its own.",
  context: { codes: [], pageId: '', wishes: [], touched: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'What is wished meanwhile shows at once and is asked for when the favourites are known.',
      meta: { section: '3 Game' },
      on: {
        'toggle the favourite': { actions: { type: 'line it up', params: ({ event }) => event } },
      },
      invoke: {
        id: 'load the favourites',
        src: 'load the favourites',
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keep what is known', params: ({ event }) => event.output },
            { type: 'fulfil', params: ({ context }) => ({ wishes: context.wishes }) },
            'forget the wishes',
          ],
        },
        onError: [
          {
            guard: 'a wish waits',
            target: 'unavailable',
            actions: ['forget the wishes', { type: 'show the failure', params: itsFailure }],
          },
          { target: 'unavailable' },
        ],
      },
    },
    loaded: {
      description: 'Each game shows whether it is a favourite, and one press changes it.',
      meta: { section: '4 Favourite toggle' },
      on: {
        'toggle the favourite': {
          actions: { type: 'fulfil', params: ({ event }) => ({ wishes: [event] }) },
        },
      },
    },
    unavailable: {
      description: 'They did not come: the next wish, or the connection that is back, asks again.',
      meta: { section: 'beyond' },
      on: {
        'toggle the favourite': {
          target: 'loading',
          actions: { type: 'line it up', params: ({ event }) => event },
        },
        'hub.connected': 'loading',
      },
    },
  },
})

export function favouriteId(code: string): FavouriteId {
  return `favourite ${code}`
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/favourite/favourites.provide.ts')
}
