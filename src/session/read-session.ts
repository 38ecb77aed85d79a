import type { StoredSession } from '#contract/auth.ts'

/** The contract's schema would need 15 kB of script before a player's page answers. */
const kinds = {
  token: 'string',
  username: 'string',
  usercode: 'string',
  balance: 'number',
  withdrawable: 'number',
  phone: 'string',
  smsVerified: 'boolean',
  betsyCid: 'string',
  betsyUrl: 'string',
  betsyToken: 'string',
  betcoToken: 'string',
  betcoUrl: 'string',
  fingerprint: 'string',
} satisfies Record<Exclude<keyof StoredSession, 'break' | 'register'>, 'string' | 'number' | 'boolean'>

/** Null when it is no session. */
export function readSession(text: string): StoredSession | null {
  try {
    const kept: unknown = JSON.parse(text)
    return isSession(kept) ? withoutPast(kept) : null
  } catch {
    return null
  }
}

/** A break ends by itself, an exclusion does not. */
function withoutPast(session: StoredSession): StoredSession {
  const { break: running, ...rest } = session
  const isOver =
    running?.kind !== 'exclusion' &&
    typeof running?.until === 'string' &&
    Date.parse(running.until) <= Date.now()
  return isOver ? rest : session
}

function isSession(kept: unknown): kept is StoredSession {
  if (typeof kept !== 'object' || kept === null) return false
  const known = new Map<string, unknown>(Object.entries(kept))
  // An older release stored none.
  if (!known.has('withdrawable')) known.set('withdrawable', 0)
  return (
    Boolean(known.get('token') && known.get('fingerprint')) &&
    typeof (known.get('break') ?? {}) === 'object' &&
    Object.entries(kinds).every(([name, kind]) => typeof known.get(name) === kind)
  )
}
