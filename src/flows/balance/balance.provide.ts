import { fromPromise } from 'xstate'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { ask } from '../../http/ask.ts'
import { changeSession, currentSession } from '../../session/session.ts'
import { watchTab } from '../watch-tab.ts'

type Actors = NonNullable<Parameters<typeof balanceMachine.provide>[0]['actors']>

export const providedBalance: typeof balanceMachine = balanceMachine.provide({
  actors: {
    'get the balance': fromPromise(async ({ signal }) => {
      const { data } = await ask('user/balance', {}, { signal })
      const kept = currentSession()
      if (kept?.balance !== data.balance || kept.withdrawable !== data.withdrawable) changeSession(data)
      return data
    }),
    'watch the tab': watchTab,
  } satisfies Required<Actors>,
})
