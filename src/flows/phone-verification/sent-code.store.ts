import type { SentCode } from '#contract/customer.ts'

/** Section 9: seconds until the resend link appears. */
const resendCountdown = 60
const key = 'sentCode'
const second = 1000

interface Kept {
  phone: string
  /** By this device's clock, milliseconds: a clock that is wrong is wrong on both sides of the difference. */
  receivedAt: number
  goodUntil: number
}

/** Remembers that a code went out, so that a reload comes back to it. */
export function keepSentCode(phone: string, sent: SentCode | null | undefined): { secondsLeft: number } {
  if (sent) {
    const receivedAt = Date.now()
    const goodUntil = receivedAt + Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)
    localStorage.setItem(key, JSON.stringify({ phone, receivedAt, goodUntil } satisfies Kept))
  }
  return { secondsLeft: resendCountdown }
}

export function forgetSentCode(): void {
  localStorage.removeItem(key)
}

/** Null when no code that could still be entered was sent to this phone. */
export function recallSentCode(phone: string): { secondsLeft: number } | null {
  const kept = parse(localStorage.getItem(key))
  const now = Date.now()
  if (kept === null || kept.phone !== phone || kept.receivedAt > now || kept.goodUntil <= now) return null
  const waited = Math.floor((now - kept.receivedAt) / second)
  return { secondsLeft: Math.max(resendCountdown - waited, 0) }
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
  if (!('phone' in kept && 'receivedAt' in kept && 'goodUntil' in kept)) return false
  const { phone, receivedAt, goodUntil } = kept
  return typeof phone === 'string' && Number.isFinite(receivedAt) && Number.isFinite(goodUntil)
}
