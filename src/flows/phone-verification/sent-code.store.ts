import type { SentCode } from '#contract/customer.ts'
import { resendWait } from '#machines/phone-verification/phone-verification.machine.ts'

const key = 'sentCode'
const second = 1_000

interface Kept {
  /** The account's number: it stays the same until the new one is verified. */
  accountPhone: string
  phone: string
  /** By this device's clock, in milliseconds: only differences count, so that a wrong clock does no harm. */
  receivedAt: number
  goodUntil: number
}

/** Stored, so that a reload returns to the code. */
export function keepSentCode(
  { phone, accountPhone }: Pick<Kept, 'phone' | 'accountPhone'>,
  sent: SentCode | null | undefined,
): { secondsLeft: number } {
  if (sent) {
    const receivedAt = Date.now()
    const goodUntil = receivedAt + Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)
    localStorage.setItem(key, JSON.stringify({ accountPhone, phone, receivedAt, goodUntil } satisfies Kept))
  }
  return { secondsLeft: resendWait / second }
}

export function forgetSentCode(): void {
  localStorage.removeItem(key)
}

/** Null when no code of this account is still valid. */
export function recallSentCode(accountPhone: string): { phone: string; secondsLeft: number } | null {
  const kept = parse(localStorage.getItem(key))
  const now = Date.now()
  if (kept === null || kept.accountPhone !== accountPhone) return null
  if (kept.receivedAt > now || kept.goodUntil <= now) return null
  const left = Math.ceil((kept.receivedAt + resendWait - now) / second)
  return { phone: kept.phone, secondsLeft: Math.max(left, 0) }
}

function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text)
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('accountPhone' in kept && 'phone' in kept && 'receivedAt' in kept && 'goodUntil' in kept))
    return false
  const { accountPhone, phone, receivedAt, goodUntil } = kept
  if (typeof accountPhone !== 'string' || typeof phone !== 'string') return false
  return Number.isFinite(receivedAt) && Number.isFinite(goodUntil)
}
