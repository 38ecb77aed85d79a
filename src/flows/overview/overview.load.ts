import type { SessionEntry } from '#contract/customer.ts'
import type { TransactionItem } from '#contract/transaction.ts'
import { ask } from '../../http/ask.ts'

/** How many of the last movements stand there. */
const movementsShown = 3
/** Enough to find the last sign-in beside this one. */
const sessionsAsked = 2

export interface Overview {
  movements: TransactionItem[]
  /** The newest session besides this one; null where there has been none. */
  lastSignIn: SessionEntry | null
}

/** Null when it did not come: the page says so and offers another try. */
export async function loadOverview(signal: AbortSignal): Promise<Overview | null> {
  try {
    const [payments, sessions] = await Promise.all([
      ask('transaction/list', { kind: 0, skip: 0, take: movementsShown }, { signal }),
      ask('customer/sessions', { skip: 0, take: sessionsAsked }, { signal }),
    ])
    const lastSignIn = sessions.data.list.find(({ current }) => !current) ?? null
    return { movements: payments.data.list, lastSignIn }
  } catch {
    return null
  }
}
