import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Notification, NotificationPage } from '#contract/notification.ts'
import { itsFailure } from '../failure.ts'

export type NotificationsEvent =
  | { type: 'open the notification'; id: number }
  | { type: 'go back to the list' }
  | { type: 'show more' }
  | { type: 'try again' }
  | { type: 'hub.notified'; notification: Notification }
  | { type: 'hub.connected' }
  /** After the panel was closed: it starts with the list. */
  | { type: 'panel.opened' }

export type NotificationsEffect = 'show the failure' | 'show what came'

/** Counts of what is not loaded yet. */
export type Older = Omit<NotificationPage, 'list'>

export interface NotificationsContext {
  /** No duplicates, newest first. */
  list: Notification[]
  /** Read from the server without a gap, from the newest on: the `skip` of the next page. */
  read: number
  /** Null until loaded. */
  beyond: Older | null
  /** Oldest id known when a reload began: pages are loaded until they reach it. */
  oldest: number | null
  opened: number | null
  /** Opened while unread: the next call marks them. */
  waiting: number[]
  /** In the call that is running. */
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
    'load the notifications': fromPromise<NotificationPage, { skip: number }>(unprovided),
    'mark as read': fromPromise<void, { ids: number[] }>(unprovided),
  },
  actions: {
    'begin at the newest': assign(({ context }) => ({
      read: 0,
      oldest: context.list.at(-1)?.id ?? null,
    })),
    'take in': assign(({ context }, params: { list: Notification[] }) => ({
      list: merged(context.list, params.list),
    })),
    'count what was read': assign(({ context }, params: { list: Notification[] }) => ({
      read: context.read + params.list.length,
    })),
    'remember what is older': assign((_, { older, olderUnread }: Older) => ({
      beyond: { older, olderUnread },
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
    'show what came': (_args, _params: { notification: Notification }) => unprovided(),
  },
  guards: {
    'what was known is reached': ({ context }, { list, older }: NotificationPage) =>
      older === 0 || context.oldest === null || list.some(({ id }) => id === context.oldest),
    'there are older ones': ({ context }) => context.beyond !== null && context.beyond.older > 0,
    'it is news': ({ context }, params: { id: number }) => context.list.every(({ id }) => id !== params.id),
    'it is in the list': ({ context }, params: { id: number }) =>
      context.list.some((each) => each.id === params.id),
    'it is unread and in sight': ({ context }, params: { id: number }) =>
      context.opened === null &&
      context.list.some((each) => each.id === params.id && !each.isRead) &&
      !context.waiting.includes(params.id) &&
      !context.marking.includes(params.id),
    'one waits to be marked': (_, params: { waiting: number[] }) => params.waiting.length > 0,
  },
}).createMachine({
  id: 'notifications',
  description: 'What the platform has told a player: a list, a detail, and which were read.',
  context: {
    list: [],
    read: 0,
    beyond: null,
    oldest: null,
    opened: null,
    waiting: [],
    marking: [],
    failure: null,
  },
  type: 'parallel',
  on: {
    'hub.notified': [
      {
        guard: { type: 'it is news', params: ({ event }) => ({ id: event.notification.id }) },
        actions: [
          { type: 'take in', params: ({ event }) => ({ list: [event.notification] }) },
          { type: 'show what came', params: ({ event }) => ({ notification: event.notification }) },
        ],
      },
      { actions: { type: 'take in', params: ({ event }) => ({ list: [event.notification] }) } },
    ],
  },
  states: {
    list: {
      description: 'The notifications of the player, newest first.',
      meta: { section: '2 Notifications panel' },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          description: 'The newest are asked for; what is known already stays in sight.',
          meta: { section: '7 customer/notification' },
          entry: ['begin at the newest', 'forget the failure'],
          on: { 'hub.connected': { target: 'loading', reenter: true } },
          invoke: {
            id: 'load the notifications',
            src: 'load the notifications',
            input: { skip: 0 },
            onDone: [
              {
                guard: { type: 'what was known is reached', params: ({ event }) => event.output },
                target: 'loaded',
                actions: [
                  { type: 'take in', params: ({ event }) => event.output },
                  { type: 'count what was read', params: ({ event }) => event.output },
                  { type: 'remember what is older', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'catching up',
                actions: [
                  { type: 'take in', params: ({ event }) => event.output },
                  { type: 'count what was read', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
          },
        },
        'catching up': {
          tags: 'busy',
          description:
            'After a reconnect the pages are read anew as far as the list reached, so that none is missing.',
          meta: { section: '7 customer/notification' },
          on: { 'hub.connected': 'loading' },
          invoke: {
            id: 'load the notifications',
            src: 'load the notifications',
            input: ({ context }) => ({ skip: context.read }),
            onDone: [
              {
                guard: { type: 'what was known is reached', params: ({ event }) => event.output },
                target: 'loaded',
                actions: [
                  { type: 'take in', params: ({ event }) => event.output },
                  { type: 'count what was read', params: ({ event }) => event.output },
                  { type: 'remember what is older', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'catching up',
                reenter: true,
                actions: [
                  { type: 'take in', params: ({ event }) => event.output },
                  { type: 'count what was read', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
          },
        },
        loaded: {
          description:
            'The player sees the newest notifications; a link brings older ones where there are any.',
          meta: { section: '2 Notifications panel' },
          on: {
            'show more': { guard: 'there are older ones', target: 'loading more' },
            'hub.connected': 'loading',
          },
        },
        'loading more': {
          description: 'Older ones come below what is there.',
          meta: { section: '7 customer/notification' },
          on: { 'hub.connected': 'loading' },
          invoke: {
            id: 'load the notifications',
            src: 'load the notifications',
            input: ({ context }) => ({ skip: context.read }),
            onDone: {
              target: 'loaded',
              actions: [
                { type: 'take in', params: ({ event }) => event.output },
                { type: 'count what was read', params: ({ event }) => event.output },
                { type: 'remember what is older', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'loaded', actions: { type: 'show the failure', params: itsFailure } },
          },
        },
        unavailable: {
          description:
            'The list did not come, or not as far as it was known: the person sees it and can ask again.',
          meta: { section: '8 Any call with success false' },
          on: { 'try again': 'loading', 'hub.connected': 'loading' },
        },
      },
    },
    reading: {
      description: 'What fills the panel: all notifications, or one of them.',
      meta: { section: '2 Notifications panel' },
      initial: 'in the list',
      states: {
        'in the list': {
          description: 'The player sees all titles; a press opens one of them.',
          on: {
            'open the notification': {
              guard: { type: 'it is in the list', params: ({ event }) => ({ id: event.id }) },
              target: 'in the detail',
              actions: { type: 'remember what is open', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        'in the detail': {
          description: 'One notification fills the panel.',
          meta: { section: '2 Notifications panel' },
          on: {
            'go back to the list': { target: 'in the list', actions: 'forget what was open' },
            'panel.opened': { target: 'in the list', actions: 'forget what was open' },
          },
        },
      },
    },
    marking: {
      description: 'Opened ones are read once the server says so, and not before.',
      meta: { section: '4 Notification' },
      initial: 'at rest',
      on: {
        'open the notification': {
          guard: { type: 'it is unread and in sight', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'line it up', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        'at rest': {
          description: 'No notification waits to be marked as read.',
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
          description: 'The server is told which notifications the player has opened.',
          meta: { section: '7 customer/readnotification' },
          invoke: {
            id: 'mark as read',
            src: 'mark as read',
            input: ({ context }) => ({ ids: context.marking }),
            onDone: { target: 'at rest', actions: 'mark them read' },
            onError: {
              target: 'at rest',
              actions: ['leave them unread', { type: 'show the failure', params: itsFailure }],
            },
          },
        },
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

/**
 * Merges both lists: each notification once, newest first. `newer` wins, but read stays read: its request may be
 * older than the reading.
 */
function merged(known: readonly Notification[], newer: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((each) => [each.id, each]))
  for (const each of newer) {
    const isRead = each.isRead || byId.get(each.id)?.isRead === true
    byId.set(each.id, { ...each, isRead })
  }
  return [...byId.values()].sort(newestFirst)
}

function read(list: readonly Notification[], ids: readonly number[]): Notification[] {
  return list.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each))
}

function newestFirst(a: Notification, b: Notification): number {
  return Date.parse(b.timeStamp) - Date.parse(a.timeStamp) || b.id - a.id
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/notifications/notifications.provide.ts')
}
