/** Milliseconds. */
export const codeLifetime = 5 * 60 * 1000
/** After this many wrong codes the right one is refused too. */
export const mostTries = 5
/** Milliseconds before another code goes to the same number (section 9). */
export const resendWait = 60 * 1000
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
