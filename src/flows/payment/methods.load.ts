import type { PaymentMethod } from '#contract/payment.ts'
import type { Purpose } from '#machines/payment/payment.machine.ts'
import { ask } from '../../http/ask.ts'
import { kindOf } from './payment.wire.ts'

export async function askForMethods(purpose: Purpose, signal: AbortSignal): Promise<PaymentMethod[]> {
  const { data } = await ask('payment/methods', { type: kindOf(purpose) }, { signal })
  return data
}

/** Null when it failed to load: the page says so and offers a retry. */
export async function loadMethods(purpose: Purpose, signal: AbortSignal): Promise<PaymentMethod[] | null> {
  try {
    return await askForMethods(purpose, signal)
  } catch {
    return null
  }
}
