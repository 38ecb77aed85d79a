import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { LinkedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type GameEvent =
  | { type: 'reload' }
  | { type: 'try again' }
  | { type: 'leave' }
  | { type: 'game.loaded' }
  /** Sent by the game, in its provider's dialect. */
  | { type: 'game.exit asked' }
  | { type: 'game.reload asked' }
  | { type: 'game.deposit asked' }
  | { type: 'game.failed' }

export type GameEffect = 'show the failure'

export type Screen = 'phone' | 'desktop'

export interface GameInput {
  game: LinkedGame
  screen: Screen
}

/** `address` is the page to frame; `html` is handed to it when the provider answers with HTML. */
export interface Launched {
  address: string
  html: string | null
}

export interface GameContext extends GameInput {
  launched: Launched | null
  failure: Failure | null
}

export const gameMachine = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    input: {} as GameInput,
    tags: {} as 'busy' | 'framed',
    meta: {} as { section: string },
  },
  actors: {
    'ask for the address': fromPromise<Launched, GameInput>(unprovided),
  },
  actions: {
    'keep the address': assign((_, params: Launched) => ({ launched: params })),
    'clear the address': assign({ launched: null, failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'open the deposit': sendTo(site, { type: 'deposit over the game' }),
  },
  guards: {
    /** Section 8: for some providers a refused launch also closes the game. */
    'a refusal closes it': (): boolean => unprovided(),
  },
  /** Counts from the request for the address, and again from the address to the loaded page. */
  delays: { 'launch wait': 10_000 },
}).createMachine({
  id: 'game',
  description: 'A game is launched, played in its frame, loaded anew, and left.',
  context: ({ input }) => ({ ...input, launched: null, failure: null }),
  initial: 'launching',
  on: { leave: '.leaving' },
  states: {
    launching: {
      tags: 'busy',
      description: 'The provider is asked where the game is; nothing of an earlier launch is shown any more.',
      meta: { section: '4 Opening a game, 7 launch calls' },
      entry: 'clear the address',
      initial: 'asking for the address',
      invoke: {
        id: 'ask for the address',
        src: 'ask for the address',
        input: ({ context }) => ({ game: context.game, screen: context.screen }),
        onDone: {
          target: 'in the frame',
          actions: { type: 'keep the address', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'a refusal closes it',
            target: 'leaving',
            actions: { type: 'show the failure', params: itsFailure },
          },
          {
            target: 'refused',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
        ],
      },
      after: {
        'launch wait': [
          {
            guard: 'a refusal closes it',
            target: 'leaving',
            actions: { type: 'show the failure', params: { failure: { kind: 'no answer' } } },
          },
          {
            target: 'refused',
            actions: [
              { type: 'say why', params: { failure: { kind: 'no answer' } } },
              { type: 'show the failure', params: { failure: { kind: 'no answer' } } },
            ],
          },
        ],
      },
      states: {
        'asking for the address': { description: 'The player sees that the game is coming.' },
        reloading: {
          description: 'The player, or the game itself, wants it to begin anew: they are told to wait.',
        },
      },
    },
    'in the frame': {
      description: 'The page of the game is in its frame; what the game says is heard.',
      meta: { section: '4 External game messages' },
      initial: 'coming',
      on: {
        reload: 'launching.reloading',
        'game.reload asked': 'launching.reloading',
        'game.exit asked': 'leaving',
        'game.deposit asked': { actions: 'open the deposit' },
        'game.failed': 'interrupted',
      },
      states: {
        coming: {
          tags: 'busy',
          description: 'The page of the game is on its way.',
          on: { 'game.loaded': 'playing' },
          after: { 'launch wait': 'late' },
        },
        late: {
          description: 'It takes long: the player may go on waiting, load it anew, or leave.',
          on: { 'game.loaded': 'playing' },
        },
        playing: { description: 'The player plays.' },
      },
    },
    refused: {
      description: 'The game was not launched: the player reads why and can ask again.',
      meta: { section: '8 Game launch failure' },
      on: { 'try again': 'launching', reload: 'launching.reloading' },
    },
    interrupted: {
      description: 'The game itself said that it cannot go on: it can be launched again.',
      meta: { section: 'beyond' },
      on: { 'try again': 'launching', reload: 'launching.reloading' },
    },
    leaving: {
      type: 'final',
      description: 'The game closes; what was bet is between the provider and the wallet.',
      meta: { section: '4 External game messages' },
    },
  },
})

export type GameActor = ActorRefFrom<typeof gameMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/game/game.provide.ts')
}
