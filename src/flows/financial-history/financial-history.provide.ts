import {
  financialHistoryMachine,
  type Filter,
  type Page,
} from '#machines/financial-history/financial-history.machine.ts'
import type { HistoryEffect } from '#machines/history/history.ts'
import { ask } from '../../http/ask.ts'
import { historyActors } from '../history/history-actors.ts'
import { onTheWire } from '../history/on-the-wire.ts'
import { tellFailure } from '../tell.ts'
import { savePayments } from './payment-file.ts'

type Provided = Parameters<typeof financialHistoryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, HistoryEffect>

export const providedFinancialHistory: typeof financialHistoryMachine = financialHistoryMachine.provide({
  actors: historyActors(async (filter: Filter, part, signal): Promise<Page> => {
    const { data } = await ask('transaction/list', { ...onTheWire(filter), ...part }, { signal })
    return data
  }) satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'save the file': (_, { list }) => savePayments(list),
  } satisfies Required<Effects>,
})
