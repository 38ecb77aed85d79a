import { fromPromise } from 'xstate'
import type { BonusFilter } from '#contract/bonus.ts'
import {
  bonusHistoryMachine,
  type BonusHistoryEffect,
  type Filter,
} from '#machines/bonus-history/bonus-history.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof bonusHistoryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, BonusHistoryEffect>

const take = 20

/** Fields without a choice are not sent. */
const onTheWire = ({ status, from, to }: Filter): BonusFilter => ({
  ...(status !== null && { status }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

async function load(filter: Filter, skip: number, signal: AbortSignal) {
  const { data } = await ask('bonus/history', { ...onTheWire(filter), skip, take }, { signal })
  return data
}

export const providedBonusHistory: typeof bonusHistoryMachine = bonusHistoryMachine.provide({
  actors: {
    'load the history': fromPromise(({ input, signal }) => load(input.filter, 0, signal)),
    'load the next page': fromPromise(({ input, signal }) => load(input.filter, input.skip, signal)),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
