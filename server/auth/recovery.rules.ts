/** Milliseconds that a code can be used: long enough for a slow mailbox. */
export const codeLifetime = 15 * 60 * 1000
/** Wrong codes after which the right one is no longer taken. */
export const mostTries = 5
/** Milliseconds before the same device is sent another code for the same account. */
export const resendWait = 60 * 1000

/** Who asks for the recovery of which account; each a hash, in hexadecimal digits. */
export interface Asker {
  account: string
  device: string
}

/** Seconds until the device may ask for another code; 0 where it may now. */
export function secondsUntilResend(lastSent: Date | null, now: Date): number {
  if (!lastSent) return 0
  return Math.max(0, Math.ceil((lastSent.getTime() + resendWait - now.getTime()) / 1000))
}

interface OpenCode {
  expiresAt: Date
  failedTries: number
}

export type TryDecision = 'no reset code' | 'code expired' | 'code used up' | 'right' | 'wrong'

export function decideTry(code: OpenCode | null, matches: boolean, now: Date): TryDecision {
  if (!code) return 'no reset code'
  if (code.expiresAt <= now) return 'code expired'
  if (code.failedTries >= mostTries) return 'code used up'
  return matches ? 'right' : 'wrong'
}
