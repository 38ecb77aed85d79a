import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { done, failed, failures, refused } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { newer, newest, older, oldest } from '../given.ts'

const notThere = 99
const nothing = { older: 0, olderUnread: 0 }

/** Of a list that does not fit on a page. */
export const pages = [
  { list: [newest, newer], older: 2, olderUnread: 1 },
  { list: [older], older: 1, olderUnread: 0 },
  { list: [oldest], ...nothing },
]

export const notifications: Flow = {
  machine: notificationsMachine,
  project: ({ context }) => [context.list, context.beyond, context.oldest, context.waiting, context.marking],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'open the notification', id: newer.id },
        { type: 'open the notification', id: older.id },
        { type: 'open the notification', id: notThere },
        { type: 'go back to the list' },
        { type: 'try again' },
        { type: 'hub.notified', notification: newer },
        { type: 'hub.connected' },
        { type: 'panel.opened' },
        done('load the notifications', { list: [newer, older], ...nothing }),
        ...failures('load the notifications'),
        done('mark as read'),
        failed('mark as read', refused),
      ],
    },
    {
      name: 'a player with more than a page',
      events: [
        { type: 'show more' },
        { type: 'try again' },
        { type: 'hub.connected' },
        ...pages.map((page) => done('load the notifications', page)),
        failed('load the notifications', refused),
      ],
    },
  ],
}
