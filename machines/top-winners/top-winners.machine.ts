import { assign, fromCallback, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Winner } from '#contract/transaction.ts'
import { itsFailure } from '../failure.ts'
import type { TabFact } from '../tab-fact.ts'

export type TopWinnersEvent = { type: 'try again' } | TabFact

export interface TopWinnersInput {
  /** Winners of the live casino, or of everything else. */
  isLive: boolean
}

export interface TopWinnersStart extends TopWinnersInput {
  /** The document knows that nobody has won. */
  nobody?: boolean
}

export interface TopWinnersContext extends Required<TopWinnersStart> {
  /** Largest win first. */
  list: Winner[]
  failure: Failure | null
}

export const topWinnersMachine = setup({
  types: {
    context: {} as TopWinnersContext,
    events: {} as TopWinnersEvent,
    input: {} as TopWinnersStart,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the winners': fromPromise<Winner[], TopWinnersInput>(unprovided),
    'watch the tab': fromCallback(unprovided),
  },
  actions: {
    'keep the winners': assign((_, params: { list: Winner[] }) => ({ list: params.list, failure: null })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'nobody has won': (_, params: { list: Winner[] }) => params.list.length === 0,
    'the first page knows that nobody has won': ({ context }) => context.nobody,
    'the tab is shown': stateIn({ tab: 'shown' }),
  },
  delays: {
    /** The largest wins seldom change sooner. */
    renewal: 60_000,
  },
}).createMachine({
  id: 'top winners',
  description: 'The largest wins of the last days, renewed while they are looked at.',
  context: ({ input }) => ({ nobody: false, ...input, list: [], failure: null }),
  type: 'parallel',
  states: {
    tab: {
      description: 'Whether the page can be seen: in a hidden tab nothing is asked for regularly.',
      meta: { section: 'beyond' },
      initial: 'shown',
      invoke: { id: 'watch the tab', src: 'watch the tab' },
      states: {
        shown: {
          description: 'The person can see the page: the list is kept fresh.',
          on: { 'tab.hidden': 'hidden' },
        },
        hidden: {
          description: 'The person looks at another tab: nobody needs a fresher list.',
          on: { 'tab.shown': 'shown' },
        },
      },
    },
    list: {
      description: 'What is shown of the winners, and how old it may be.',
      meta: { section: '2 Top Winners card' },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The first page may know already that there is nothing to show.',
          always: [
            { guard: 'the first page knows that nobody has won', target: 'nobody yet' },
            { target: 'loading' },
          ],
        },
        loading: {
          tags: 'busy',
          description: 'Grey rows keep the place until the winners come.',
          meta: { section: '2 Top Winners card, 7 transaction/topwinners' },
          invoke: {
            id: 'load the winners',
            src: 'load the winners',
            input: ({ context: { isLive } }) => ({ isLive }),
            onDone: [
              {
                guard: { type: 'nobody has won', params: ({ event }) => ({ list: event.output }) },
                target: 'nobody yet',
              },
              {
                target: 'shown',
                actions: { type: 'keep the winners', params: ({ event }) => ({ list: event.output }) },
              },
            ],
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
          },
        },
        shown: {
          description: 'The largest wins stand in the card, not older than a minute.',
          after: { renewal: [{ guard: 'the tab is shown', target: 'renewing' }, { target: 'out of date' }] },
        },
        'nobody yet': {
          description:
            'No win of these days is known: the card is not shown, and the list is not loaded again while the page is open.',
          meta: { section: 'beyond' },
        },
        renewing: {
          description: 'What is there stays until the answer comes; without an answer it stays longer.',
          meta: { section: 'beyond' },
          invoke: {
            id: 'load the winners',
            src: 'load the winners',
            input: ({ context: { isLive } }) => ({ isLive }),
            onDone: [
              {
                guard: { type: 'nobody has won', params: ({ event }) => ({ list: event.output }) },
                target: 'nobody yet',
                actions: { type: 'keep the winners', params: ({ event }) => ({ list: event.output }) },
              },
              {
                target: 'shown',
                actions: { type: 'keep the winners', params: ({ event }) => ({ list: event.output }) },
              },
            ],
            onError: { target: 'shown before', actions: { type: 'say why', params: itsFailure } },
          },
        },
        'shown before': {
          description: 'The last answer did not come: what is shown is older, and asked for again soon.',
          meta: { section: 'beyond' },
          after: { renewal: [{ guard: 'the tab is shown', target: 'renewing' }, { target: 'out of date' }] },
        },
        'out of date': {
          description: 'Nobody can see the list: it is renewed as soon as somebody does.',
          meta: { section: 'beyond' },
          on: { 'tab.shown': 'renewing' },
        },
        unavailable: {
          description: 'The list did not come: the person sees why and can ask again.',
          meta: { section: '8 Any call with success false' },
          on: { 'try again': { target: 'loading', actions: 'forget the failure' } },
        },
      },
    },
  },
})

export type TopWinnersActor = ActorRefFrom<typeof topWinnersMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/top-winners/top-winners.provide.ts')
}
