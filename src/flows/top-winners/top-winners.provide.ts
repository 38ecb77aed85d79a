import { fromPromise } from 'xstate'
import { topWinnersCount } from '#contract/home.ts'
import { topWinnersMachine } from '#machines/top-winners/top-winners.machine.ts'
import { ask } from '../../http/ask.ts'
import { watchTab } from '../watch-tab.ts'

type Actors = NonNullable<Parameters<typeof topWinnersMachine.provide>[0]['actors']>

export const providedTopWinners: typeof topWinnersMachine = topWinnersMachine.provide({
  actors: {
    'load the winners': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('transaction/topwinners', { ...input, count: topWinnersCount }, { signal })
      return data
    }),
    'watch the tab': watchTab,
  } satisfies Required<Actors>,
})
