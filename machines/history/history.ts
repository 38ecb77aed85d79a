import type { Failure } from '#contract/failure.ts'

/** Filter of a history; days as 'YYYY-MM-DD', null: no choice. */
export interface HistoryFilter<Kind extends number, Status extends number | string> {
  /** 0: all kinds. */
  kind: Kind | 0
  status: Status | null
  from: string | null
  to: string | null
}

export type HistoryEvent<Kind extends number, Status extends number | string> =
  | { type: 'choose the kind'; kind: Kind | 0 }
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

export interface HistoryContext<
  Item,
  Kind extends number,
  Status extends number | string,
  Sum,
> extends HistoryPage<Item, Sum> {
  filter: HistoryFilter<Kind, Status>
  /** Entries read from the server: the `skip` of the next page. */
  read: number
  failure: Failure | null
}
