import { fromPromise } from 'xstate'
import { historyMachine } from '#machines/history/history.machine.ts'
import type { HistoryEffect, HistoryFilter, HistoryEntries, Listed } from '#machines/history/history.ts'
import { tellFailure } from '../tell.ts'

const onOnePage = 20
/** Page size for the file: the most that the contract allows. */
const inOneCall = 100

interface Part {
  skip: number
  take: number
}

interface Calls<Of extends Listed> {
  /** One call for a part of what the filter shows. */
  load: (filter: HistoryFilter<Of>, part: Part, signal: AbortSignal) => Promise<HistoryEntries<Of>>
  /** Downloads the list as a file. */
  save: (list: readonly Of['item'][]) => void
}

export function provideHistory<Of extends Listed>({ load, save }: Calls<Of>) {
  const machine = historyMachine<Of>()
  type Provided = Parameters<typeof machine.provide>[0]
  type Actors = NonNullable<Provided['actors']>
  type Effects = Pick<NonNullable<Provided['actions']>, HistoryEffect>
  return machine.provide({
    actors: {
      'load the history': fromPromise(({ input: { filter }, signal }) =>
        load(filter, { skip: 0, take: onOnePage }, signal),
      ),
      'load the next page': fromPromise(({ input: { filter, skip }, signal }) =>
        load(filter, { skip, take: onOnePage }, signal),
      ),
      'gather the history': fromPromise(({ input: { filter }, signal }) =>
        gather((part) => load(filter, part, signal)),
      ),
    } satisfies Required<Actors>,
    actions: {
      'show the failure': (_, { failure }) => tellFailure(failure),
      'save the file': (_, { list }) => save(list),
    } satisfies Required<Effects>,
  })
}

/** No duplicates: new items may push others to the next page meanwhile. */
async function gather<Of extends Listed>(
  load: (part: Part) => Promise<HistoryEntries<Of>>,
): Promise<Of['item'][]> {
  const all = new Map<Of['item']['id'], Of['item']>()
  for (let skip = 0; ; skip += inOneCall) {
    const { total, list } = await load({ skip, take: inOneCall })
    for (const each of list) all.set(each.id, each)
    if (skip + inOneCall >= total || list.length === 0) return [...all.values()]
  }
}
