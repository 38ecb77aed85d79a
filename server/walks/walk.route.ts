import { ContractFault } from '../contract-fault.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { transitions } from './transitions.ts'

const isKnown = (step: string) => transitions.has(step.slice(step.indexOf('.') + 1))

export const walkRoutes = ({ walks, env }: Pick<Parts, 'walks' | 'env'>) =>
  ({
    'site/walk': ({ body, network }) => {
      if (!body.steps.every(isKnown)) throw new ContractFault('steps', 'not an option')
      // A page that was loaded before the operator switched it off.
      if (env.walks === 0) return done(null)
      const seconds = walks.take(body, network)
      if (seconds === 0) return done(null)
      return refused('too many from network', {
        status: 429,
        limit: 'walks',
        retryAfter: seconds,
        values: { seconds },
      })
    },
  }) satisfies Routes
