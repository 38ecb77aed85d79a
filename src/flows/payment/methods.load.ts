import type { PaymentMethod } from '#contract/payment.ts'
import type { Purpose } from '#machines/payment/payment.setup.ts'
import { ask } from '../../http/ask.ts'

export async function loadMethods(purpose: Purpose, signal: AbortSignal): Promise<PaymentMethod[]> {
  const { kindOf } = await import('./payment.wire.ts')
  const { data } = await ask('payment/methods', { type: kindOf(purpose) }, { signal })
  return data
}
