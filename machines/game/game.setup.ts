import { assign, fromPromise, setup } from 'xstate'
import type { LinkedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'

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

export type GameEffect = 'show the failure' | 'open the deposit' | 'go back to the games'

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

/** Section 8: providers where a refused launch also closes the game. */
const closing: readonly string[] = ['egt', 'hub88', 'softgamings']

export const game = setup({
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
    'open the deposit': () => unprovided(),
    'go back to the games': () => unprovided(),
  },
  guards: {
    'a refusal closes it': ({ context }) => closing.includes(context.game.system),
  },
  /** Counts from the request for the address, and again from the address to the loaded page. */
  delays: { 'launch wait': 10_000 },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/play/game.provide.ts')
}
