import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { listNotifications, markRead } from './notification.store.ts'

export const notificationRoutes = ({ pool, clock }: Pick<Parts, 'pool' | 'clock'>) =>
  ({
    'customer/notification': async ({ body, player }) =>
      done(await listNotifications(pool, { playerId: player.id, ...body })),

    'customer/readnotification': async ({ body, player }) => {
      const own = await markRead(pool, { playerId: player.id, ids: body.id, now: clock() })
      return own ? done(null) : refused('no such notification', { field: 'id' })
    },
  }) satisfies Routes
