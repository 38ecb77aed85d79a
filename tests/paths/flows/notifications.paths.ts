import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { done, failed, failures, refused, type Flow } from '../flow.ts'
import { newer, older } from '../given.ts'

export const notifications: Flow = {
  machine: notificationsMachine,
  project: ({ context }) => [context.list, context.waiting, context.marking],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'open the notification', id: newer.id },
        { type: 'open the notification', id: older.id },
        { type: 'go back to the list' },
        { type: 'try again' },
        { type: 'hub.notified', notification: newer },
        { type: 'hub.connected' },
        done('load the notifications', [newer, older]),
        ...failures('load the notifications'),
        done('mark as read'),
        failed('mark as read', refused),
      ],
    },
  ],
}
