/** Milliseconds that a code can be used: long enough for a slow mailbox. */
export const codeLifetime = 15 * 60 * 1000
/** Wrong codes after which the right one is no longer taken. */
export const mostTries = 5
/** Milliseconds before the same device is sent another code for the same account. */
export const resendWait = 60 * 1000
/** Codes in any `sendsWindow`: for one account to one address; for one account in all; to one address in all. */
export const mostSends = { accountAtAddress: 5, account: 20, address: 50 } as const
/** Milliseconds. */
export const sendsWindow = 60 * 60 * 1000

/** Who asks for the recovery of which account; each a hash, in hexadecimal digits. */
export interface Asker {
  account: string
  device: string
  address: string
}

export interface SentCode extends Asker {
  sentAt: Date
}

export type SendDecision =
  | { kind: 'send' }
  | { kind: 'code sent just now'; seconds: number }
  | { kind: 'too many codes'; seconds: number }

const secondsUntil = (time: number, now: Date) => Math.ceil((time - now.getTime()) / 1000)

/** Whether a code is due now; `recent` is what the account and the address had in the window, newest first. */
export function decideSend(recent: readonly SentCode[], asker: Asker, now: Date): SendDecision {
  const ofAccount = recent.filter(({ account }) => account === asker.account)
  const atAddress = recent.filter(({ address }) => address === asker.address)
  const last = ofAccount.find(({ device }) => device === asker.device)
  if (last && last.sentAt.getTime() + resendWait > now.getTime()) {
    return { kind: 'code sent just now', seconds: secondsUntil(last.sentAt.getTime() + resendWait, now) }
  }
  const counted = [
    { codes: ofAccount.filter(({ address }) => address === asker.address), most: mostSends.accountAtAddress },
    { codes: ofAccount, most: mostSends.account },
    { codes: atAddress, most: mostSends.address },
  ]
  for (const { codes, most } of counted) {
    const oldest = codes[most - 1]
    if (oldest) {
      return { kind: 'too many codes', seconds: secondsUntil(oldest.sentAt.getTime() + sendsWindow, now) }
    }
  }
  return { kind: 'send' }
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
