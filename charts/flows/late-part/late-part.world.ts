import { latePartMachine } from '#machines/late-part/late-part.machine.ts'
import { after, done, failed, fault } from '../events.ts'
import { type Flow } from 'statechart-paths'

const waits = ['first wait', 'second wait', 'third wait', 'fourth wait', 'last wait']

export const latePart: Flow = {
  machine: latePartMachine,
  project: ({ context }) => context,
  canCome: ({ type }, { context }) => type !== (context.online ? 'network.returned' : 'network.lost'),
  starts: [
    {
      name: 'somebody at the foot of the page',
      events: [
        done('fetch the code'),
        failed('fetch the code', fault),
        { type: 'network.lost' },
        { type: 'network.returned' },
        ...waits.map((wait) => after(wait, 'late part', 'waiting to retry')),
      ],
    },
  ],
}
