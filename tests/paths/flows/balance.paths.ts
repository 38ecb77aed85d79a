import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { after, done, failures, type Flow } from '../flow.ts'

export const balance: Flow = {
  machine: balanceMachine,
  project: () => null,
  starts: [
    {
      name: 'a player',
      input: { balance: 250 },
      events: [
        { type: 'hub.connected' },
        { type: 'hub.balance changed' },
        done('get the balance', { balance: 300 }),
        ...failures('get the balance'),
        after('poll', 'balance', 'watching'),
        after('poll', 'balance', 'out of touch'),
      ],
    },
  ],
}
