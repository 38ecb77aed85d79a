import { topWinnersMachine } from '#machines/top-winners/top-winners.machine.ts'
import { after, done, failures, type Flow } from '../flow.ts'
import { winner } from '../given.ts'

export const topWinners: Flow = {
  machine: topWinnersMachine,
  project: ({ context }) => context.list.length,
  starts: [
    {
      name: 'somebody in a lobby',
      input: { isLive: false },
      events: [
        { type: 'try again' },
        done('load the winners', [winner]),
        done('load the winners', []),
        ...failures('load the winners'),
        after('renewal', 'top winners', 'shown'),
        after('renewal', 'top winners', 'nobody yet'),
        after('renewal', 'top winners', 'shown before'),
      ],
    },
  ],
}
