import { i18n } from '@lingui/core'
import { fromPromise } from 'xstate'
import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import { financialHistoryMachine } from '#machines/financial-history/financial-history.machine.ts'
import type { Filter, FinancialHistoryEffect } from '#machines/financial-history/financial-history.setup.ts'
import { ask } from '../../http/ask.ts'
import { knownLocale } from '../../words/lingui.ts'
import { tellFailure } from '../tell.ts'
import { fileName, historyFile } from './history-file.ts'
import { saveFile } from './save-file.ts'

type Provided = Parameters<typeof financialHistoryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, FinancialHistoryEffect>

/** How many are shown at a time. */
const onOnePage = 20
/** How many one call for the file may bring: the most that the contract allows. */
const inOneCall = 100

const onTheWire = ({ kind, status, from, to }: Filter): TransactionFilter => ({
  kind,
  ...(status !== null && { status }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

async function load(filter: Filter, skip: number, signal: AbortSignal) {
  const { data } = await ask('transaction/list', { ...onTheWire(filter), skip, take: onOnePage }, { signal })
  return data
}

/** Each once, though new ones may push others on to the next page meanwhile. */
async function gather(filter: Filter, signal: AbortSignal): Promise<TransactionItem[]> {
  const all = new Map<number, TransactionItem>()
  for (let skip = 0; ; skip += inOneCall) {
    const request = { ...onTheWire(filter), skip, take: inOneCall }
    const { data } = await ask('transaction/list', request, { signal })
    for (const each of data.list) all.set(each.id, each)
    if (skip + inOneCall >= data.total || data.list.length === 0) return [...all.values()]
  }
}

export const providedFinancialHistory: typeof financialHistoryMachine = financialHistoryMachine.provide({
  actors: {
    'load the history': fromPromise(({ input, signal }) => load(input.filter, 0, signal)),
    'load the next page': fromPromise(({ input, signal }) => load(input.filter, input.skip, signal)),
    'gather the history': fromPromise(({ input, signal }) => gather(input.filter, signal)),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'save the file': (_, { list }) =>
      saveFile(fileName(new Date()), historyFile(list, knownLocale(i18n.locale))),
  } satisfies Required<Effects>,
})
