import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Notification } from '#contract/notification.ts'
import { failureOf } from '../failure.ts'
import { merged, read } from './notifications.list.ts'

export type NotificationsEvent =
  | { type: 'open the notification'; id: number }
  | { type: 'go back to the list' }
  | { type: 'try again' }
  | { type: 'hub.notified'; notification: Notification }
  | { type: 'hub.connected' }

/** Provided beside the actors in src/flows/notifications/notifications.provide.ts. */
export type NotificationsEffect = 'show the failure'

export interface NotificationsContext {
  /** Each once, newest first. */
  list: Notification[]
  /** Whose detail is open. */
  opened: number | null
  /** Opened unread: to be marked next. */
  waiting: number[]
  /** On their way to the server. */
  marking: number[]
  failure: Failure | null
}

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the notifications': fromPromise<Notification[]>(unprovided),
    'mark as read': fromPromise<void, { ids: number[] }>(unprovided),
  },
  actions: {
    'take in': assign(({ context }, params: { list: Notification[] }) => ({
      list: merged(context.list, params.list),
    })),
    'remember what is open': assign((_, params: { id: number }) => ({ opened: params.id })),
    'forget what was open': assign({ opened: null }),
    'line it up': assign(({ context }, params: { id: number }) => ({
      waiting: [...context.waiting, params.id],
    })),
    'take what waits': assign(({ context }) => ({ marking: context.waiting, waiting: [] })),
    'mark them read': assign(({ context }) => ({ list: read(context.list, context.marking), marking: [] })),
    'leave them unread': assign({ marking: [] }),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'it is unread': ({ context }, params: { id: number }) =>
      context.list.some((each) => each.id === params.id && !each.isRead) &&
      !context.waiting.includes(params.id) &&
      !context.marking.includes(params.id),
    'one waits to be marked': (_, params: { waiting: number[] }) => params.waiting.length > 0,
  },
}).createMachine({
  id: 'notifications',
  description: 'What the platform has told a player: a list, a detail, and which were read.',
  context: { list: [], opened: null, waiting: [], marking: [], failure: null },
  type: 'parallel',
  on: {
    'hub.notified': {
      actions: { type: 'take in', params: ({ event }) => ({ list: [event.notification] }) },
    },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          description: 'The list is asked for; what is known already stays in sight.',
          meta: { section: '7 customer/notification' },
          on: { 'hub.connected': { target: 'loading', reenter: true } },
          invoke: {
            id: 'load the notifications',
            src: 'load the notifications',
            onDone: {
              target: 'loaded',
              actions: { type: 'take in', params: ({ event }) => ({ list: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        loaded: {
          meta: { section: '2 Notifications panel' },
          on: { 'hub.connected': 'loading' },
        },
        unavailable: {
          description: 'The list did not come: the person sees why and can ask again.',
          on: {
            'try again': { target: 'loading', actions: 'forget the failure' },
            'hub.connected': { target: 'loading', actions: 'forget the failure' },
          },
        },
      },
    },
    reading: {
      initial: 'in the list',
      states: {
        'in the list': {
          on: {
            'open the notification': {
              target: 'in the detail',
              actions: { type: 'remember what is open', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        'in the detail': {
          description: 'One notification fills the panel.',
          meta: { section: '2 Notifications panel' },
          on: { 'go back to the list': { target: 'in the list', actions: 'forget what was open' } },
        },
      },
    },
    marking: {
      description: 'Opened ones are read once the server says so, and not before.',
      initial: 'at rest',
      on: {
        'open the notification': {
          guard: { type: 'it is unread', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'line it up', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        'at rest': {
          always: {
            guard: {
              type: 'one waits to be marked',
              params: ({ context }) => ({ waiting: context.waiting }),
            },
            target: 'marking as read',
            actions: 'take what waits',
          },
        },
        'marking as read': {
          meta: { section: '7 customer/readnotification' },
          invoke: {
            id: 'mark as read',
            src: 'mark as read',
            input: ({ context }) => ({ ids: context.marking }),
            onDone: { target: 'at rest', actions: 'mark them read' },
            onError: {
              target: 'at rest',
              actions: [
                'leave them unread',
                { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              ],
            },
          },
        },
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/notifications/notifications.provide.ts')
}
