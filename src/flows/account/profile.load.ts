import type { Profile } from '#contract/customer.ts'
import { ask } from '../../http/ask.ts'

/** Null when it failed to load: the page says so and offers a retry. */
export async function loadProfile(signal: AbortSignal): Promise<Profile | null> {
  try {
    const { data } = await ask('customer/profile', {}, { signal })
    return data
  } catch {
    return null
  }
}
