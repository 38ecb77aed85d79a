import type { Failure } from '#contract/failure.ts'
import { desk } from './desk.ts'

export function historyDesks<Filter, Page, Item extends { id: number }>() {
  const first = desk<Page, { filter: Filter }>()
  const next = desk<Page, { filter: Filter; skip: number }>()
  const all = desk<Item[], { filter: Filter }>()
  /** Failures, and the ids of the items in each saved file. */
  const done: unknown[] = []
  const provided = {
    actors: {
      'load the history': first.logic,
      'load the next page': next.logic,
      'gather the history': all.logic,
    },
    actions: {
      'show the failure': (_: unknown, { failure }: { failure: Failure }) => void done.push(failure),
      'save the file': (_: unknown, { list }: { list: Item[] }) => void done.push(list.map(({ id }) => id)),
    },
  }
  return { first, next, all, done, provided }
}
