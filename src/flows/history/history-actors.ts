import { fromPromise } from 'xstate'
import type { HistoryPage } from '#machines/history/history.ts'

const onOnePage = 20
/** Page size for the file: the most that the contract allows. */
const inOneCall = 100

interface Part {
  skip: number
  take: number
}

/** Actors of a history. `load`: one call for a part of what the filter shows. */
export function historyActors<Filter, Item extends { id: number }, Sum>(
  load: (filter: Filter, part: Part, signal: AbortSignal) => Promise<HistoryPage<Item, Sum>>,
) {
  return {
    'load the history': fromPromise<HistoryPage<Item, Sum>, { filter: Filter }>(
      ({ input: { filter }, signal }) => load(filter, { skip: 0, take: onOnePage }, signal),
    ),
    'load the next page': fromPromise<HistoryPage<Item, Sum>, { filter: Filter; skip: number }>(
      ({ input: { filter, skip }, signal }) => load(filter, { skip, take: onOnePage }, signal),
    ),
    'gather the history': fromPromise<Item[], { filter: Filter }>(({ input: { filter }, signal }) =>
      gather((part) => load(filter, part, signal)),
    ),
  }
}

/** No duplicates: new items may push others to the next page meanwhile. */
async function gather<Item extends { id: number }>(
  load: (part: Part) => Promise<HistoryPage<Item, unknown>>,
): Promise<Item[]> {
  const all = new Map<number, Item>()
  for (let skip = 0; ; skip += inOneCall) {
    const { total, list } = await load({ skip, take: inOneCall })
    for (const each of list) all.set(each.id, each)
    if (skip + inOneCall >= total || list.length === 0) return [...all.values()]
  }
}
