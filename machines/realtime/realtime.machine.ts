import { assign, fromCallback, sendTo, setup, type AnyEventObject } from 'xstate'
import type { HubMessage } from '#contract/realtime.ts'
import { site } from '../to-site.ts'

/** Section 9: one for each wait in `delays`. */
const attempts = 4

/** Events of the connection; `reason` is for the log only. */
export type HubFact =
  | { type: 'hub.connected' }
  | { type: 'hub.closed'; reason: string | null }
  | { type: 'hub.turned away' }
  | { type: 'hub.message'; message: HubMessage }
  | { type: 'hub.invalid message'; command: string }

export type NetworkFact = { type: 'network.lost' } | { type: 'network.returned' }

/** Into the back/forward cache and out of it. */
export type PageFact = { type: 'page.put away' } | { type: 'page.returned' }

export type RealtimeEvent = { type: 'connect again' } | HubFact | NetworkFact | PageFact

export type RealtimeEffect = 'log the invalid message'

export interface RealtimeInput {
  token: string
  fingerprint: string
}

export interface RealtimeContext extends RealtimeInput {
  /** Reconnects since the last connection; 0 while connected. */
  attempt: number
}

export const realtimeMachine = setup({
  types: {
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
    input: {} as RealtimeInput,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'hold the connection': fromCallback<AnyEventObject, RealtimeInput>(unprovided),
    'watch the network': fromCallback(unprovided),
    'watch the page': fromCallback(unprovided),
  },
  actions: {
    'count the attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'forget the attempts': assign({ attempt: 0 }),
    'report the connection': sendTo(site, { type: 'hub.connected' }),
    'report the ended session': sendTo(site, (_, params: { token: string }) => ({
      type: 'session.expired',
      token: params.token,
      message: '',
    })),
    'pass the message on': sendTo(site, (_, { message }: { message: HubMessage }) =>
      message.cmd === 'Notification'
        ? { type: 'hub.notified', notification: message.message }
        : { type: 'hub.balance changed' },
    ),
    'log the invalid message': (_args, _params: { command: string }) => unprovided(),
  },
  guards: {
    'attempts are left': (_, params: { attempt: number }) => params.attempt < attempts,
    'it is its turn': ({ context }, params: { attempt: number }) => context.attempt === params.attempt,
  },
  /** Section 9. */
  delays: { 'first wait': 0, 'second wait': 2_000, 'third wait': 10_000, 'last wait': 30_000 },
}).createMachine({
  id: 'realtime',
  description:
    'The connection over which the platform tells a player what happens, kept as long as it can be.',
  context: ({ input }) => ({ ...input, attempt: 0 }),
  initial: 'holding the connection',
  invoke: [
    { id: 'watch the network', src: 'watch the network' },
    { id: 'watch the page', src: 'watch the page' },
  ],
  on: { 'network.lost': '.offline', 'page.put away': '.put away' },
  states: {
    offline: {
      description: 'The device has no network: nothing is tried until it returns.',
      meta: { section: 'beyond' },
      on: { 'network.returned': { target: 'holding the connection', actions: 'forget the attempts' } },
    },
    'put away': {
      description: 'The browser keeps the page for a return, as it does only without a connection.',
      meta: { section: 'beyond' },
      on: { 'page.returned': { target: 'holding the connection', actions: 'forget the attempts' } },
    },
    'holding the connection': {
      description: 'One connection, from its opening to its end.',
      meta: { section: '7 Real-time' },
      initial: 'connecting',
      invoke: {
        id: 'hold the connection',
        src: 'hold the connection',
        input: ({ context }) => ({ token: context.token, fingerprint: context.fingerprint }),
        onError: [
          {
            guard: { type: 'attempts are left', params: ({ context }) => ({ attempt: context.attempt }) },
            target: 'waiting to reconnect',
            actions: 'count the attempt',
          },
          { target: 'stopped' },
        ],
      },
      on: {
        'hub.closed': [
          {
            guard: { type: 'attempts are left', params: ({ context }) => ({ attempt: context.attempt }) },
            target: 'waiting to reconnect',
            actions: 'count the attempt',
          },
          { target: 'stopped' },
        ],
        'hub.turned away': {
          target: 'stopped',
          actions: { type: 'report the ended session', params: ({ context }) => ({ token: context.token }) },
        },
      },
      states: {
        connecting: {
          tags: 'busy',
          description: 'The connection is being opened: no message can come yet.',
          on: {
            'hub.connected': {
              target: 'connected',
              actions: ['forget the attempts', 'report the connection'],
            },
          },
        },
        connected: {
          description: 'Whatever was missed meanwhile is asked for again; messages are hints from now on.',
          meta: { section: '4 Real-time connection events' },
          on: {
            'hub.message': {
              actions: { type: 'pass the message on', params: ({ event }) => ({ message: event.message }) },
            },
            'hub.invalid message': {
              actions: {
                type: 'log the invalid message',
                params: ({ event }) => ({ command: event.command }),
              },
            },
          },
        },
      },
    },
    'waiting to reconnect': {
      description: 'The next attempt follows after its own wait.',
      meta: { section: '9 Real-time client' },
      on: { 'connect again': 'holding the connection' },
      after: {
        'first wait': {
          guard: { type: 'it is its turn', params: { attempt: 1 } },
          target: 'holding the connection',
        },
        'second wait': {
          guard: { type: 'it is its turn', params: { attempt: 2 } },
          target: 'holding the connection',
        },
        'third wait': {
          guard: { type: 'it is its turn', params: { attempt: 3 } },
          target: 'holding the connection',
        },
        'last wait': {
          guard: { type: 'it is its turn', params: { attempt: 4 } },
          target: 'holding the connection',
        },
      },
    },
    stopped: {
      description: 'The attempts are used up; the person can ask for another one.',
      meta: { section: '9 Real-time client' },
      on: { 'connect again': { target: 'holding the connection', actions: 'forget the attempts' } },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/hub/realtime.provide.ts')
}
