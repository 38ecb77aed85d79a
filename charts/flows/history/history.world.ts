import { flows } from '#machines/flows.ts'
import { done, failed, failures, refused } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { deposited, withdrawn } from '../given.ts'

const page = (total: number, list: readonly unknown[]) => ({ total, list })
const items = [withdrawn, deposited]

export const history: Flow = {
  machine: flows.history.machine,
  project: ({ context }) => [context.total > 0, context.read < context.total, context.filter],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'show more' },
        { type: 'try again' },
        { type: 'download' },
        done('load the history', page(2, [withdrawn])),
        done('load the history', page(0, [])),
        ...failures('load the history'),
        done('load the next page', page(2, items)),
        failed('load the next page', refused),
        done('gather the history', items),
        failed('gather the history', refused),
      ],
    },
    {
      name: 'a player who filters',
      events: [
        { type: 'choose the kind', kind: withdrawn.kind },
        { type: 'choose the status', status: withdrawn.status },
        { type: 'choose the first day', day: '2026-01-01' },
        { type: 'choose the last day', day: '2026-01-31' },
        { type: 'clear the filter' },
        done('load the history', page(1, [withdrawn])),
        done('load the history', page(0, [])),
      ],
    },
  ],
}
