/** Milliseconds; long enough for a slow mailbox. */
export const codeLifetime = 15 * 60 * 1000
/** After this many wrong codes the right one is refused too. */
export const mostTries = 5
/** Milliseconds before the same device is sent another code for the same account. */
export const resendWait = 60 * 1000

/** Which device recovers which account; both are hashes in hexadecimal. */
export interface Asker {
  account: string
  device: string
}

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
