import { assign, fromPromise, setup } from 'xstate'
import type { ListedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

export type NamedGameEvent = { type: 'try again' }

export type NamedGameEffect = 'open the game'

export interface Found {
  game: ListedGame | null
}

export const namedGameMachine = setup({
  types: {
    context: {} as { name: string; failure: Failure | null },
    events: {} as NamedGameEvent,
    input: {} as { name: string },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: { 'search for the game': fromPromise<Found, { name: string }>(unprovided) },
  actions: {
    'open the game': (_args, _params: Found) => unprovided(),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: { 'there is one': (_, params: Found) => params.game !== null },
}).createMachine({
  id: 'named game',
  description: 'An entry that names a game opens whatever the search for that name finds first.',
  context: ({ input }) => ({ name: input.name, failure: null }),
  initial: 'searching',
  states: {
    searching: {
      tags: 'busy',
      description: 'The server is asked for the game that the entry names.',
      meta: { section: '2 The Aviator entry, 7 casino/games' },
      invoke: {
        id: 'search for the game',
        src: 'search for the game',
        input: ({ context: { name } }) => ({ name }),
        onDone: [
          {
            guard: { type: 'there is one', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'open the game', params: ({ event }) => event.output },
          },
          { target: 'not found' },
        ],
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    found: {
      description: 'It opens, as if its tile had been pressed.',
      meta: { section: '2 The Aviator entry' },
    },
    'not found': {
      description: 'The house does not have it: the person is led to what it has.',
      meta: { section: 'beyond' },
    },
    unavailable: {
      description: 'The search was not answered: the person sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': { target: 'searching', actions: 'forget the failure' } },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/named-game/named-game.provide.ts')
}
