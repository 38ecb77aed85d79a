import { transaction } from '../database/transaction.ts'
import { wait } from '../guard/guess.ts'
import { contactsOfNetwork, shared } from '../guard/limits.ts'
import { countAlone, countOf } from '../guard/tries.store.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { once } from '../wallet/request.store.ts'
import { insertCallRequest, isAskedAlready, secondsUntilNext } from './call-request.store.ts'

/** Equal requests in quick succession are one: a double click, or a retry after no reply. */
export const callRequestRoutes = ({ pool, clock, env }: Pick<Parts, 'pool' | 'clock' | 'env'>) =>
  ({
    'cms/callme': async ({ body, player, locale }) => {
      const at = clock()
      const playerId = player.id
      const request = { playerId, key: undefined, call: 'cms/callme', body, secret: env.secret, at }
      const reply = await transaction(pool, (tx) =>
        once(tx, request, async () => {
          const seconds = await secondsUntilNext(tx, { playerId, at })
          if (seconds > 0) {
            return refused('too many call requests', {
              status: 429,
              limit: 'call request',
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

    'cms/contact': async ({ body, locale, network }) => {
      const at = clock()
      const request = { playerId: null, ...body, locale, at }
      if (await isAskedAlready(pool, request)) return done(null, 'call requested')
      const limit = shared(contactsOfNetwork, env.addressFactor)
      const counted = await countAlone(
        pool,
        [countOf('too many from network', limit, 'contact', network)],
        at,
      )
      if (!counted.allowed) return wait(counted)
      await insertCallRequest(pool, request)
      return done(null, 'call requested')
    },
  }) satisfies Routes
