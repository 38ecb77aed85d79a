import { fromPromise } from 'xstate'
import { bonusesMachine } from '#machines/bonuses/bonuses.machine.ts'
import { ask } from '../../http/ask.ts'

type Provided = Parameters<typeof bonusesMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>

export const providedBonuses: typeof bonusesMachine = bonusesMachine.provide({
  actors: {
    'load the bonuses': fromPromise(async ({ signal }) => {
      const { data } = await ask('bonus/list', {}, { signal })
      return data
    }),
  } satisfies Required<Actors>,
})
