import { assign, fromPromise, setup } from 'xstate'
import type { SessionEntry } from '#contract/customer.ts'
import type { Failure } from '#contract/failure.ts'
import { ended, extended } from './session-history.list.ts'

export type SessionHistoryEvent =
  | { type: 'try again' }
  | { type: 'show more' }
  | { type: 'end the session'; id: number }

export type SessionHistoryEffect = 'show the failure' | 'show the success'

export interface SessionPage {
  total: number
  list: SessionEntry[]
}

export interface SessionEnded {
  /** UTC. */
  ended: string
  /** The server's message; empty when it sent none. */
  message: string
}

export interface SessionHistoryContext {
  /** No duplicates, newest first. */
  list: SessionEntry[]
  total: number
  /** Sessions to end, in order; the call for the first is running. */
  ending: number[]
}

export const sessionHistory = setup({
  types: {
    context: {} as SessionHistoryContext,
    events: {} as SessionHistoryEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the sessions': fromPromise<SessionPage, { skip: number }>(unprovided),
    'end the session': fromPromise<SessionEnded, { id: number }>(unprovided),
  },
  actions: {
    'take in': assign(({ context }, params: SessionPage) => ({
      list: extended(context.list, params.list),
      total: params.total,
    })),
    'line it up': assign(({ context }, params: { id: number }) => ({
      ending: [...context.ending, params.id],
    })),
    'write down its end': assign(({ context }, params: { ended: string }) => ({
      list: ended(context.list, context.ending[0], params.ended),
    })),
    'take it from the line': assign(({ context }) => ({ ending: context.ending.slice(1) })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'there are more': ({ context }) => context.list.length < context.total,
    'it can be ended': ({ context }, params: { id: number }) =>
      !context.ending.includes(params.id) &&
      context.list.some((each) => each.id === params.id && !each.current && each.ended === null),
    'one waits to be ended': (_, params: { ending: readonly number[] }) => params.ending.length > 0,
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/session-history/session-history.provide.ts')
}
