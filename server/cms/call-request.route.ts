import { transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { once } from '../wallet/request.store.ts'
import { insertCallRequest, secondsUntilNext } from './call-request.store.ts'

/** Equal requests in quick succession are one: a double click, or a repetition after no answer came. */
export const callRequestRoutes = ({ pool, clock }: Pick<Parts, 'pool' | 'clock'>) =>
  ({
    'cms/callme': async ({ body, player, locale }) => {
      const at = clock()
      const playerId = player.id
      const request = { playerId, key: undefined, call: 'cms/callme', body, at }
      const reply = await transaction(pool, (tx) =>
        once(tx, request, async () => {
          const seconds = await secondsUntilNext(tx, { playerId, at })
          if (seconds > 0) {
            return refused('too many call requests', {
              status: 429,
              retryAfter: seconds,
              values: { seconds },
            })
          }
          await insertCallRequest(tx, { playerId, ...body, locale, at })
          return done(null, 'call requested')
        }),
      )
      return reply.success ? { ...reply, data: null } : reply
    },
  }) satisfies Routes
