import { fromPromise } from 'xstate'
import { refusalCloses } from '#contract/game-providers.ts'
import { failureOf } from '#machines/failure.ts'
import { gameMachine, type GameEffect } from '#machines/game/game.machine.ts'
import { tellFailure } from '../tell.ts'
import { launchGame } from './launch.ts'
import { wantsSlotSession } from './wants-slot-session.ts'

type Provided = Parameters<typeof gameMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Guards = Pick<NonNullable<Provided['guards']>, 'a refusal closes it'>
type Effects = Pick<NonNullable<Provided['actions']>, GameEffect>

export const providedGame: typeof gameMachine = gameMachine.provide({
  actors: {
    'ask for the address': fromPromise(({ input, signal }) => launchGame(input, signal)),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
  guards: {
    'a refusal closes it': ({ context, event }) =>
      refusalCloses(context.game.system) &&
      !wantsSlotSession('error' in event ? failureOf(event.error) : null),
  } satisfies Required<Guards>,
})
