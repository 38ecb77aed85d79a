import { fromPromise } from 'xstate'
import { gameMachine, type GameEffect } from '#machines/game/game.machine.ts'
import { tellFailure } from '../tell.ts'
import { launchGame } from './launch.ts'

type Provided = Parameters<typeof gameMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, GameEffect>

interface Around {
  openDeposit: () => void
  goBack: () => void
}

export function provideGame({ openDeposit, goBack }: Around): typeof gameMachine {
  return gameMachine.provide({
    actors: {
      'ask for the address': fromPromise(({ input, signal }) => launchGame(input, signal)),
    } satisfies Required<Actors>,
    actions: {
      'show the failure': (_, { failure }) => tellFailure(failure),
      'open the deposit': () => openDeposit(),
      'go back to the games': () => goBack(),
    } satisfies Required<Effects>,
  })
}
