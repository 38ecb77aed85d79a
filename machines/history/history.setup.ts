import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'

/** Filter of a history; days as 'YYYY-MM-DD', null: no choice. */
export interface HistoryFilter<Kind extends number, Status extends number> {
  /** 0: all kinds. */
  kind: Kind
  status: Status | null
  from: string | null
  to: string | null
}

export type HistoryEvent<Kind extends number, Status extends number> =
  | { type: 'choose the kind'; kind: Kind }
  | { type: 'choose the status'; status: Status | null }
  | { type: 'choose the first day'; day: string | null }
  | { type: 'choose the last day'; day: string | null }
  | { type: 'clear the filter' }
  | { type: 'show more' }
  | { type: 'try again' }
  | { type: 'download' }

export type HistoryEffect = 'show the failure' | 'save the file'

export interface HistoryPage<Item, Sum = never> {
  total: number
  /** Sums over the whole filter, where the server computes them. */
  sum?: Sum
  list: Item[]
}

export interface HistoryContext<Filter, Item, Sum> extends HistoryPage<Item, Sum> {
  filter: Filter
  /** Entries read from the server: the `skip` of the next page. */
  read: number
  failure: Failure | null
}

/** Shared by the player's histories: a filter, pages added to one list, a file of everything. */
export function historySetup<
  Kind extends number,
  Status extends number,
  Item extends { id: number },
  Sum = never,
>() {
  type Filter = HistoryFilter<Kind, Status>
  type Page = HistoryPage<Item, Sum>
  return setup({
    types: {
      context: {} as HistoryContext<Filter, Item, Sum>,
      events: {} as HistoryEvent<Kind, Status>,
      tags: {} as 'busy' | 'gathering',
      meta: {} as { section: string },
    },
    actors: {
      'load the history': fromPromise<Page, { filter: Filter }>(unprovided),
      'load the next page': fromPromise<Page, { filter: Filter; skip: number }>(unprovided),
      'gather the history': fromPromise<Item[], { filter: Filter }>(unprovided),
    },
    actions: {
      'change the filter': assign(({ context }, params: Partial<Filter>) => ({
        filter: { ...context.filter, ...params },
      })),
      'keep the first page': assign((_, params: Page) => ({ ...params, read: params.list.length })),
      /** Entries that moved to the next page meanwhile are not added twice. */
      'add the page': assign(({ context }, params: Page) => {
        const known = new Set(context.list.map(({ id }) => id))
        return {
          ...params,
          list: [...context.list, ...params.list.filter(({ id }) => !known.has(id))],
          read: context.read + params.list.length,
        }
      }),
      'forget the failure': assign({ failure: null }),
      'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
      'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
      'save the file': (_args, _params: { list: Item[] }) => unprovided(),
    },
    guards: {
      'nothing was found': (_, params: { list: readonly unknown[] }) => params.list.length === 0,
      'there is something to save': ({ context }) => context.total > 0,
      'there is more': ({ context }) => context.read < context.total,
    },
  })
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/<history>/<history>.provide.ts')
}
