import { assign, fromPromise, setup } from 'xstate'
import type { ClaimedBonus } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'

export type Status = ClaimedBonus['status']

/** Filter of the list; days as 'YYYY-MM-DD', null: no choice. */
export interface Filter {
  status: Status | null
  from: string | null
  to: string | null
}

export const noFilter: Filter = { status: null, from: null, to: null }

export type BonusHistoryEvent =
  | { type: 'choose the status'; status: Status | null }
  | { type: 'choose the first day'; day: string | null }
  | { type: 'choose the last day'; day: string | null }
  | { type: 'clear the filter' }
  | { type: 'show more' }
  | { type: 'try again' }

export type BonusHistoryEffect = 'show the failure'

export interface Page {
  total: number
  list: ClaimedBonus[]
}

export interface BonusHistoryContext extends Page {
  filter: Filter
  /** Entries read from the server: the `skip` of the next page. */
  read: number
  failure: Failure | null
}

export const bonusHistory = setup({
  types: {
    context: {} as BonusHistoryContext,
    events: {} as BonusHistoryEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the history': fromPromise<Page, { filter: Filter }>(unprovided),
    'load the next page': fromPromise<Page, { filter: Filter; skip: number }>(unprovided),
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
        total: params.total,
        list: [...context.list, ...params.list.filter(({ id }) => !known.has(id))],
        read: context.read + params.list.length,
      }
    }),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'nothing was found': (_, params: { list: readonly unknown[] }) => params.list.length === 0,
    'there is more': ({ context }) => context.read < context.total,
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/bonus-history/bonus-history.provide.ts')
}
