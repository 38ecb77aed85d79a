import { fromPromise } from 'xstate'
import type { GameActor } from '#machines/game/game.machine.ts'
import { slotSessionMachine, type SlotSessionEffect } from '#machines/slot-session/slot-session.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof slotSessionMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, SlotSessionEffect>

/** @param game the one whose launch was refused */
export const provideSlotSession = (game: GameActor): typeof slotSessionMachine =>
  slotSessionMachine.provide({
    actors: {
      'begin the session': fromPromise(async ({ input, signal }) => {
        const { data } = await ask('protection/beginslotsession', input, { signal })
        return data
      }),
      'look for a session': fromPromise(async ({ signal }) => {
        const { data } = await ask('protection/slotsession', {}, { signal })
        return data
      }),
    } satisfies Required<Actors>,
    actions: {
      'launch the game': () => game.send({ type: 'try again' }),
      'show why it did not begin': (_, { failure }) => failure && tellFailure(failure),
    } satisfies Required<Effects>,
  })
