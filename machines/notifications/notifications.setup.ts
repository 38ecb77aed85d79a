import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Notification, NotificationPage } from '#contract/notification.ts'
import { merged, read } from './notifications.list.ts'

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

export const notifications = setup({
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
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/notifications/notifications.provide.ts')
}
