import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Domains } from '../start-up/start-up.machine.ts'

export type TopBarFact =
  /** `read` is looked up at every arrival. */
  | { type: 'home.arrived'; read: boolean }
  /** Any page but home. */
  | { type: 'page.arrived' }

export type TopBarEvent = { type: 'close' } | TopBarFact

export type TopBarEffect = 'remember that it was read' | 'keep its place' | 'give its place back'

export interface TopBarInput {
  /** The visit starts on the home page. */
  home: boolean
  read: boolean
}

export interface TopBarContext extends TopBarInput {
  domains: Domains | null
}

export const topBarMachine = setup({
  types: {
    context: {} as TopBarContext,
    events: {} as TopBarEvent,
    input: {} as TopBarInput,
    tags: {} as 'shown' | 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the domains': fromPromise<Domains>(unprovided),
    'watch the way': fromCallback<TopBarEvent>(unprovided),
  },
  actions: {
    'keep the domains': assign((_, params: { domains: Domains }) => ({ domains: params.domains })),
    'remember that it was read': () => unprovided(),
    'keep its place': () => unprovided(),
    'give its place back': () => unprovided(),
  },
  guards: {
    'it was read': ({ context }) => context.read,
    'the visit begins at home': ({ context }) => context.home,
    'it is unread': (_, params: { read: boolean }) => !params.read,
  },
  /** Section 9. */
  delays: { collapse: 500 },
}).createMachine({
  id: 'top bar',
  description:
    'A message above the header, which names the domains: seen at home, and read once and for all.',
  context: ({ input }) => ({ ...input, domains: null }),
  initial: 'beginning',
  invoke: { id: 'watch the way', src: 'watch the way' },
  states: {
    beginning: {
      description: 'Whether the message is shown depends on the first page and on what was read before.',
      meta: { section: '2 Top notification bar' },
      always: [
        { guard: 'it was read', target: 'read' },
        { guard: 'the visit begins at home', target: 'checking' },
        { target: 'read', actions: 'remember that it was read' },
      ],
    },
    checking: {
      tags: ['shown', 'busy'],
      description: 'The message waits for the domains that it names; its place is kept.',
      meta: { section: '2 Top notification bar' },
      entry: 'keep its place',
      invoke: {
        id: 'load the domains',
        src: 'load the domains',
        onDone: {
          target: 'scrolling',
          actions: { type: 'keep the domains', params: ({ event }) => ({ domains: event.output }) },
        },
        onError: 'missing',
      },
      on: { 'page.arrived': { target: 'read', actions: 'remember that it was read' } },
    },
    missing: {
      description: 'Without the domains there is nothing to say.',
      meta: { section: 'beyond' },
      entry: 'give its place back',
      on: {
        'home.arrived': {
          guard: { type: 'it is unread', params: ({ event }) => ({ read: event.read }) },
          target: 'checking',
        },
        'page.arrived': { target: 'read', actions: 'remember that it was read' },
      },
    },
    scrolling: {
      tags: 'shown',
      description: 'The message passes by, again and again.',
      meta: { section: '9 Layout' },
      on: { close: 'collapsing', 'page.arrived': 'collapsing' },
    },
    collapsing: {
      tags: 'shown',
      description: 'It is remembered as read while its place closes.',
      meta: { section: '4 Top notification' },
      entry: 'remember that it was read',
      after: { collapse: 'read' },
    },
    read: {
      description: 'The page has all the room.',
      meta: { section: '4 Top notification' },
      entry: 'give its place back',
      on: {
        'home.arrived': {
          guard: { type: 'it is unread', params: ({ event }) => ({ read: event.read }) },
          target: 'checking',
        },
      },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/top-bar/top-bar.provide.ts')
}
