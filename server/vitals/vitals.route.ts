import { ContractFault } from '../contract-fault.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { routed } from '../site/head/places.ts'

export const vitalsRoutes = ({ vitals }: Pick<Parts, 'vitals'>) =>
  ({
    'site/vitals': ({ body, network }) => {
      if (!routed.includes(body.route)) throw new ContractFault('route', 'not an option')
      const seconds = vitals.take(body, network)
      if (seconds === 0) return done(null)
      return refused('too many from network', {
        status: 429,
        limit: 'vitals',
        retryAfter: seconds,
        values: { seconds },
      })
    },
  }) satisfies Routes
