import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { FavouriteGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

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

export const favouriteMachine = setup({
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
}).createMachine({
  id: 'favourite',
  description:
    'Whether one game is a favourite. What the player wishes shows at once; the server is asked one question at a time, and the last wish wins.',
  context: ({ input }) => ({ ...input, attempt: 1 }),
  initial: 'as the server said',
  states: {
    'as the server said': {
      description: 'The heart of the game is as the list of favourites says.',
      meta: { section: '4 Favourite toggle' },
      always: [{ guard: 'it was a favourite', target: 'favourite' }, { target: 'not favourite' }],
    },
    'not favourite': {
      description: 'The heart is empty; a press adds the game.',
      meta: { section: '4 Favourite toggle' },
      on: { 'add to the favourites': 'adding' },
    },
    adding: {
      tags: 'busy',
      description: 'Shown as a favourite already; put back where the server refuses or does not answer.',
      meta: { section: '7 casino/togglefavorite' },
      initial: 'still wanted',
      states: {
        'still wanted': {
          description: 'The heart is full already; the server is yet to agree.',
          tags: 'marked',
          on: { 'remove from the favourites': 'no longer wanted' },
        },
        'no longer wanted': {
          description: 'The player has changed their mind meanwhile.',
          on: { 'add to the favourites': 'still wanted' },
        },
      },
      invoke: {
        id: 'toggle the favourite',
        src: 'toggle the favourite',
        input: ({ context: { game, wishId, attempt } }) => ({ game, wishId, attempt }),
        onDone: [
          {
            guard: { type: 'it is no favourite now', params: ({ event }) => event.output },
            target: 'not favourite',
            actions: ['count the attempt', 'show that it was removed'],
          },
          { guard: 'it is no longer wanted', target: 'removing', actions: 'count the attempt' },
          { target: 'favourite', actions: ['count the attempt', 'show that it was added'] },
        ],
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'not favourite',
            actions: ['count the attempt', { type: 'show the failure', params: itsFailure }],
          },
          {
            target: 'not favourite',
            actions: { type: 'show the failure', params: itsFailure },
          },
        ],
      },
    },
    favourite: {
      tags: 'marked',
      description: 'The heart is full; a press removes the game.',
      meta: { section: '4 Favourite toggle' },
      on: { 'remove from the favourites': 'removing' },
    },
    removing: {
      tags: 'busy',
      description: 'Shown as no favourite already; put back where the server refuses or does not answer.',
      meta: { section: '7 casino/togglefavorite' },
      initial: 'still unwanted',
      states: {
        'still unwanted': {
          description: 'The heart is empty already; the server is yet to agree.',
          on: { 'add to the favourites': 'wanted again' },
        },
        'wanted again': {
          tags: 'marked',
          description: 'The player has changed their mind meanwhile.',
          on: { 'remove from the favourites': 'still unwanted' },
        },
      },
      invoke: {
        id: 'toggle the favourite',
        src: 'toggle the favourite',
        input: ({ context: { game, wishId, attempt } }) => ({ game, wishId, attempt }),
        onDone: [
          {
            guard: { type: 'it is a favourite now', params: ({ event }) => event.output },
            target: 'favourite',
            actions: ['count the attempt', 'show that it was added'],
          },
          { guard: 'it is wanted again', target: 'adding', actions: 'count the attempt' },
          { target: 'not favourite', actions: ['count the attempt', 'show that it was removed'] },
        ],
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'favourite',
            actions: ['count the attempt', { type: 'show the failure', params: itsFailure }],
          },
          {
            target: 'favourite',
            actions: { type: 'show the failure', params: itsFailure },
          },
        ],
      },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/favourite/favourite.provide.ts')
}
