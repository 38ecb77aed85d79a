import { financialHistoryMachine } from '#machines/financial-history/financial-history.machine.ts'
import { done, failed, failures, refused, type Flow } from '../flow.ts'
import { deposited, withdrawn } from '../given.ts'

export const financialHistory: Flow = {
  machine: financialHistoryMachine,
  project: ({ context }) => [context.total > 0, context.read < context.total, context.filter],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'show more' },
        { type: 'try again' },
        { type: 'download' },
        done('load the history', { total: 2, list: [withdrawn] }),
        done('load the history', { total: 0, list: [] }),
        ...failures('load the history'),
        done('load the next page', { total: 2, list: [withdrawn, deposited] }),
        failed('load the next page', refused),
        done('gather the history', [withdrawn, deposited]),
        failed('gather the history', refused),
      ],
    },
    {
      name: 'a player who filters',
      events: [
        { type: 'choose the kind', kind: 2 },
        { type: 'choose the status', status: 1 },
        { type: 'choose the first day', day: '2026-01-01' },
        { type: 'choose the last day', day: '2026-01-31' },
        { type: 'clear the filter' },
        done('load the history', { total: 1, list: [withdrawn] }),
      ],
    },
  ],
}
