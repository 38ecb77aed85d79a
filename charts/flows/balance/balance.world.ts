import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { after, done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'

export const balance: Flow = {
  machine: balanceMachine,
  project: () => null,
  canCome: ({ type }, state) => type !== 'tab.shown' || state.matches({ tab: 'hidden' }),
  starts: [
    {
      name: 'a player',
      input: { balance: 250, withdrawable: 250 },
      events: [
        { type: 'hub.connected' },
        { type: 'hub.balance changed' },
        { type: 'tab.hidden' },
        { type: 'tab.shown' },
        done('get the balance', { balance: 300, withdrawable: 250 }),
        ...failures('get the balance'),
        after('poll', 'balance', 'question', 'watching'),
        after('poll', 'balance', 'question', 'out of touch'),
      ],
    },
  ],
}
