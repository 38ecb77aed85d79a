import type { Failure } from '#contract/failure.ts'

/** The types of one list. `kind`, `status`: what the filter can choose. */
export interface Listed {
  item: { id: number | string }
  kind: number
  status: number | string
  /** Of the whole filter, where the server computes it. */
  sum?: unknown
}

/** Days as 'YYYY-MM-DD'; null: no choice. */
export interface HistoryFilter<Of extends Listed> {
  /** 0: all kinds. */
  kind: Of['kind'] | 0
  status: Of['status'] | null
  from: string | null
  to: string | null
}

export type HistoryEvent<Of extends Listed> =
  | { type: 'choose the kind'; kind: Of['kind'] | 0 }
  | { type: 'choose the status'; status: Of['status'] | null }
  | { type: 'choose the first day'; day: string | null }
  | { type: 'choose the last day'; day: string | null }
  | { type: 'clear the filter' }
  | { type: 'show more' }
  | { type: 'try again' }
  | { type: 'download' }

export type HistoryEffect = 'show the failure' | 'save the file'

export interface HistoryEntries<Of extends Listed> {
  total: number
  sum?: Of['sum']
  list: Of['item'][]
}

export interface HistoryContext<Of extends Listed> extends HistoryEntries<Of> {
  filter: HistoryFilter<Of>
  /** Entries read from the server: the `skip` of the next page. */
  read: number
  failure: Failure | null
}
