import type { SessionEntry } from '#contract/customer.ts'
import type { TransactionItem } from '#contract/transaction.ts'
import { ask } from '../../http/ask.ts'

const movementsShown = 3
/** This session and the one before it. */
const sessionsAsked = 2

export interface Overview {
  movements: TransactionItem[]
  /** Newest session besides this one; null when there is none. */
  lastSignIn: SessionEntry | null
}

/** Null when it failed to load: the page says so and offers a retry. */
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
