import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { notifications } from './notifications.setup.ts'

export const notificationsMachine = notifications.createMachine({
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
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
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
            onError: {
              target: 'unavailable',
              actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        loaded: {
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
            onError: {
              target: 'loaded',
              actions: {
                type: 'show the failure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
        unavailable: {
          description:
            'The list did not come, or not as far as it was known: the person sees it and can ask again.',
          on: { 'try again': 'loading', 'hub.connected': 'loading' },
        },
      },
    },
    reading: {
      initial: 'in the list',
      states: {
        'in the list': {
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
      initial: 'at rest',
      on: {
        'open the notification': {
          guard: { type: 'it is unread and in sight', params: ({ event }) => ({ id: event.id }) },
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
