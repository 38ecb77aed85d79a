import { fromPromise } from 'xstate'
import { gameHistoryMachine } from '#machines/game-history/game-history.machine.ts'
import type { Filter } from '#machines/game-history/game-history.setup.ts'
import type { HistoryEffect } from '#machines/history/history.setup.ts'
import { ask } from '../../http/ask.ts'
import { gather, onOnePage } from '../history/gather.ts'
import { onTheWire } from '../history/on-the-wire.ts'
import { tellFailure } from '../tell.ts'
import { saveRounds } from './round-file.ts'

type Provided = Parameters<typeof gameHistoryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, HistoryEffect>

const load = (filter: Filter, signal: AbortSignal) => async (part: { skip: number; take: number }) => {
  const { data } = await ask('transaction/games', { ...onTheWire(filter), ...part }, { signal })
  return data
}

export const providedGameHistory: typeof gameHistoryMachine = gameHistoryMachine.provide({
  actors: {
    'load the history': fromPromise(({ input, signal }) =>
      load(input.filter, signal)({ skip: 0, take: onOnePage }),
    ),
    'load the next page': fromPromise(({ input, signal }) =>
      load(input.filter, signal)({ skip: input.skip, take: onOnePage }),
    ),
    'gather the history': fromPromise(({ input, signal }) => gather(load(input.filter, signal))),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'save the file': (_, { list }) => saveRounds(list),
  } satisfies Required<Effects>,
})
