import { assign, fromCallback, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Standing } from '#contract/user.ts'
import { itsFailure } from '../failure.ts'
import type { TabFact } from '../tab-fact.ts'

export type BalanceEvent = { type: 'hub.connected' } | { type: 'hub.balance changed' } | TabFact

export interface BalanceContext {
  /** Cash and bonus, wire money. */
  balance: number
  /** The part that can be withdrawn; null until known. */
  withdrawable: number | null
  failure: Failure | null
}

export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as Pick<BalanceContext, 'balance' | 'withdrawable'>,
    tags: {} as 'busy' | 'stale',
    meta: {} as { section: string },
  },
  actors: {
    'get the balance': fromPromise<Standing>(unprovided),
    'watch the tab': fromCallback(unprovided),
  },
  actions: {
    'keep the balance': assign((_, { balance, withdrawable }: Standing) => ({
      balance,
      withdrawable,
      failure: null,
    })),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'it changed meanwhile': stateIn({ question: { refreshing: 'asking once more' } }),
    'the tab is shown': stateIn({ tab: 'shown' }),
  },
  /** Section 9. */
  delays: { poll: 10_000 },
}).createMachine({
  id: 'balance',
  description:
    'What the player can play with, and what of it can be withdrawn: asked for regularly while it can be seen, and at once when it changed or is looked at again.',
  context: ({ input }) => ({ ...input, failure: null }),
  type: 'parallel',
  states: {
    tab: {
      description: 'Whether the page can be seen: in a hidden tab nothing is asked for regularly.',
      meta: { section: 'beyond' },
      initial: 'shown',
      invoke: { id: 'watch the tab', src: 'watch the tab' },
      states: {
        shown: {
          description: 'The player can see the page: the balance is asked for regularly.',
          on: { 'tab.hidden': 'hidden' },
        },
        hidden: {
          description: 'The player looks at another tab: the balance is asked for only when it has changed.',
          on: { 'tab.shown': 'shown' },
        },
      },
    },
    question: {
      description: 'One question at a time, so an older answer never comes after a newer one.',
      meta: { section: '9 Balance polling' },
      initial: 'refreshing',
      states: {
        refreshing: {
          tags: 'busy',
          description: 'A question is on its way.',
          meta: { section: '7 user/balance' },
          initial: 'asking once',
          invoke: {
            id: 'get the balance',
            src: 'get the balance',
            onDone: [
              {
                guard: 'it changed meanwhile',
                target: 'refreshing',
                reenter: true,
                actions: { type: 'keep the balance', params: ({ event }) => event.output },
              },
              {
                target: 'watching',
                actions: { type: 'keep the balance', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'out of touch', actions: { type: 'say why', params: itsFailure } },
          },
          states: {
            'asking once': {
              description: 'Nothing is known to have changed since the server was asked.',
              on: {
                'hub.balance changed': 'asking once more',
                'hub.connected': 'asking once more',
                'tab.shown': 'asking once more',
              },
            },
            'asking once more': {
              description:
                'The balance may have changed while the answer was on its way: another question follows.',
            },
          },
        },
        watching: {
          description: 'The balance shown is the last answer.',
          meta: { section: '9 Balance polling' },
          on: {
            'hub.balance changed': 'refreshing',
            'hub.connected': 'refreshing',
            'tab.shown': 'refreshing',
          },
          after: { poll: { guard: 'the tab is shown', target: 'refreshing' } },
        },
        'out of touch': {
          tags: 'stale',
          description:
            'The last question was not answered: the balance shown is an older one, asked for again soon.',
          meta: { section: '9 Balance polling' },
          on: {
            'hub.balance changed': 'refreshing',
            'hub.connected': 'refreshing',
            'tab.shown': 'refreshing',
          },
          after: { poll: { guard: 'the tab is shown', target: 'refreshing' } },
        },
      },
    },
  },
})

export type BalanceActor = ActorRefFrom<typeof balanceMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/balance/balance.provide.ts')
}
