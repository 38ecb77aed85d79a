import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { say } from '../words/words.ts'
import { deviceName } from './device-name.ts'
import { endOwnSession, listSessions } from './own-session.store.ts'

export const sessionRoutes = ({
  pool,
  clock,
  sessionEnded,
}: Pick<Parts, 'pool' | 'clock' | 'sessionEnded'>) =>
  ({
    'customer/sessions': async ({ body, player, locale }) => {
      const { total, list } = await listSessions(pool, { playerId: player.id, ...body, now: clock() })
      const entries = list.map(({ id, started, ended, address, device }) => ({
        id,
        started: started.toISOString(),
        ended: ended?.toISOString() ?? null,
        address,
        device: deviceName(device) ?? say(locale, 'unknown device', undefined),
        current: id === player.sessionId,
      }))
      return done({ total, list: entries })
    },

    'customer/endsession': async ({ body: { id }, player }) => {
      if (id === player.sessionId) return refused('current session', { field: 'id' })
      const ended = await endOwnSession(pool, { playerId: player.id, id, now: clock() })
      if (!ended) return refused('no such session', { field: 'id' })
      await sessionEnded({ playerId: player.id, sessionId: id })
      return done({ ended: ended.toISOString() }, 'session ended')
    },
  }) satisfies Routes
