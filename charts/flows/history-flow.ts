import type { AnyStateMachine } from 'xstate'
import { done, failed, failures, refused, type Flow } from '../paths/flow.ts'

interface Given {
  /** Newest first. */
  items: readonly [newest: unknown, oldest: unknown]
  /** Of all items, from the server. */
  sum?: unknown
  kind: number
  status: number
}

export function historyFlow(machine: AnyStateMachine, { items, sum, kind, status }: Given): Flow {
  const page = (total: number, list: readonly unknown[]) => ({
    total,
    ...(sum !== undefined && { sum }),
    list,
  })
  const [newest] = items
  return {
    machine,
    project: ({ context }) => [context.total > 0, context.read < context.total, context.filter],
    starts: [
      {
        name: 'a player',
        events: [
          { type: 'show more' },
          { type: 'try again' },
          { type: 'download' },
          done('load the history', page(2, [newest])),
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
          { type: 'choose the kind', kind },
          { type: 'choose the status', status },
          { type: 'choose the first day', day: '2026-01-01' },
          { type: 'choose the last day', day: '2026-01-31' },
          { type: 'clear the filter' },
          done('load the history', page(1, [newest])),
          done('load the history', page(0, [])),
        ],
      },
    ],
  }
}
