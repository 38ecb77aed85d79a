/** Milliseconds that a code can be used. */
export const codeLifetime = 5 * 60 * 1000
/** Wrong codes after which the right one is no longer taken. */
export const mostTries = 5
/** Milliseconds before another code goes to the same number (section 9). */
export const resendWait = 60 * 1000
/** Codes in any `sendsWindow`, of one player and to one number. */
export const mostSends = 5
/** Milliseconds. */
export const sendsWindow = 60 * 60 * 1000

export interface SentCode {
  playerId: number
  phone: string
  sentAt: Date
}

export type SendDecision =
  | { kind: 'send' }
  | { kind: 'code sent just now'; seconds: number }
  | { kind: 'too many codes'; seconds: number }

const secondsUntil = (time: number, now: Date) => Math.ceil((time - now.getTime()) / 1000)

/** Whether a code may go to the number now; `recent` is what the player and the number had in the window, newest first. */
export function decideSend(
  recent: readonly SentCode[],
  to: Omit<SentCode, 'sentAt'>,
  now: Date,
): SendDecision {
  const last = recent.find((code) => code.phone === to.phone && code.playerId === to.playerId)
  if (last && last.sentAt.getTime() + resendWait > now.getTime()) {
    return { kind: 'code sent just now', seconds: secondsUntil(last.sentAt.getTime() + resendWait, now) }
  }
  const counted = [
    recent.filter((code) => code.playerId === to.playerId),
    recent.filter((code) => code.phone === to.phone),
  ]
  for (const codes of counted) {
    const oldest = codes[mostSends - 1]
    if (oldest)
      return { kind: 'too many codes', seconds: secondsUntil(oldest.sentAt.getTime() + sendsWindow, now) }
  }
  return { kind: 'send' }
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
