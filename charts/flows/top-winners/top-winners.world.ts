import { topWinnersMachine } from '#machines/top-winners/top-winners.machine.ts'
import { after, done, failures } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { winners } from '../casino.given.ts'

export const topWinners: Flow = {
  machine: topWinnersMachine,
  project: ({ context }) => context.list.length,
  canCome: ({ type }, state) => type !== 'tab.shown' || state.matches({ tab: 'hidden' }),
  starts: [
    {
      name: 'somebody in a lobby',
      input: { isLive: false },
      events: [
        { type: 'try again' },
        { type: 'tab.hidden' },
        { type: 'tab.shown' },
        done('load the winners', winners),
        done('load the winners', []),
        ...failures('load the winners'),
        after('renewal', 'top winners', 'list', 'shown'),
        after('renewal', 'top winners', 'list', 'shown before'),
      ],
    },
    {
      name: 'somebody whose first page knows that nobody has won',
      input: { isLive: false, nobody: true },
      events: [{ type: 'tab.hidden' }, { type: 'tab.shown' }],
    },
  ],
}
