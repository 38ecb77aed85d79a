import { bonusHistoryMachine } from '#machines/bonus-history/bonus-history.machine.ts'
import { done, failed, failures, refused, type Flow } from '../../paths/flow.ts'
import { converted, requested } from '../given.ts'

export const bonusHistory: Flow = {
  machine: bonusHistoryMachine,
  project: ({ context }) => [context.total > 0, context.read < context.total, context.filter],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'show more' },
        { type: 'try again' },
        done('load the history', { total: 2, list: [requested] }),
        done('load the history', { total: 0, list: [] }),
        ...failures('load the history'),
        done('load the next page', { total: 2, list: [requested, converted] }),
        failed('load the next page', refused),
      ],
    },
    {
      name: 'a player who filters',
      events: [
        { type: 'choose the status', status: 'requested' },
        { type: 'choose the first day', day: '2026-01-01' },
        { type: 'choose the last day', day: '2026-01-31' },
        { type: 'clear the filter' },
        done('load the history', { total: 1, list: [requested] }),
        done('load the history', { total: 0, list: [] }),
      ],
    },
  ],
}
