import type { Db } from '../database/pool.ts'
import type { Env } from '../env.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { sandboxName, sandboxProvider } from './payment-provider.sandbox.ts'

/** Every payment provider of the environment, one line each; payment methods name them in their terms. */
export function paymentProviders(db: Db, env: Env): PaymentProviders {
  const atHand = new Map<string, PaymentProvider>()
  if (env.sandbox) atHand.set(sandboxName, sandboxProvider(db, env))
  return atHand
}
