/** Milliseconds that a code can be used. */
export const codeLifetime = 5 * 60 * 1000
/** Wrong codes after which the right one is no longer taken. */
export const mostTries = 5
/** Milliseconds before another code goes to the same number (section 9). */
export const resendWait = 60 * 1000
/** Seconds until another code may go to the same number from the same browser; 0 where it may now. */
export function secondsUntilResend(lastSent: Date | null, now: Date): number {
  if (!lastSent) return 0
  return Math.max(0, Math.ceil((lastSent.getTime() + resendWait - now.getTime()) / 1000))
}

interface OpenCode {
  expiresAt: Date
  failedTries: number
}

export type TryDecision = 'no code sent' | 'code expired' | 'code used up' | 'right' | 'wrong'

export function decideTry(code: OpenCode | null, matches: boolean, now: Date): TryDecision {
  if (!code) return 'no code sent'
  if (code.expiresAt <= now) return 'code expired'
  if (code.failedTries >= mostTries) return 'code used up'
  return matches ? 'right' : 'wrong'
}
