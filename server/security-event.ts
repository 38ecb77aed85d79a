import type { FastifyBaseLogger } from 'fastify'
import type { Player } from './auth/session.store.ts'
import type { Reply } from './reply.ts'
import { keyedHash } from './seal.ts'
import type { Kind } from './words/words.ts'

interface Outcomes {
  done: string
  refused: string
  /** Refused by a rate limit. */
  limited: string
}

const tooManyRequests = 429

/** Every call that opens an account, changes who can open it, or lets money out. */
const events: Partial<Record<string, Outcomes>> = {
  'auth/login': { done: 'sign-in', refused: 'sign-in failed', limited: 'sign-in limited' },
  'auth/register': { done: 'sign-up', refused: 'sign-up refused', limited: 'sign-up limited' },
  'auth/logout': { done: 'sign-out', refused: 'sign-out refused', limited: 'sign-out limited' },
  'auth/sendresetpassword': {
    done: 'reset code asked',
    refused: 'reset code refused',
    limited: 'reset code limited',
  },
  'auth/checkresetcode': {
    done: 'reset code right',
    refused: 'reset code wrong',
    limited: 'reset code limited',
  },
  'auth/changepasswordwithcode': {
    done: 'password reset',
    refused: 'password reset refused',
    limited: 'reset code limited',
  },
  'customer/changepassword': {
    done: 'password changed',
    refused: 'password change refused',
    limited: 'password change limited',
  },
  'customer/updatephone': {
    done: 'phone code sent',
    refused: 'phone code wrong',
    limited: 'phone code limited',
  },
  'customer/endsession': {
    done: 'session ended',
    refused: 'session end refused',
    limited: 'session end limited',
  },
  'payment/withdraw': {
    done: 'withdrawal asked',
    refused: 'withdrawal refused',
    limited: 'withdrawal limited',
  },
}

/** More exact names, by the kind of the reply. */
const closer: Partial<Record<Kind, string>> = {
  'code not sent': 'phone code not sent',
  'phone verified already': 'phone refused',
  'phone verified': 'phone verified',
  'phone taken': 'phone refused',
}

interface Happened {
  name: string
  reply: Reply
  player: Pick<Player, 'usercode'> | null
  body: unknown
  network: string
}

/** Pseudonym of a network or account in the log: a keyed hash. */
const tagOf = (secret: string, what: 'network' | 'account', text: string): string =>
  keyedHash(secret, `log of ${what}`, text).toString('base64url').slice(0, 16)

/** Logs a call that concerns the security of an account. Players appear only by usercode or pseudonym. */
export function logSecurityEvent(log: FastifyBaseLogger, secret: string, happened: Happened): void {
  const { name, reply, player, body, network } = happened
  const outcomes = events[name]
  if (!outcomes) return
  const { kind } = reply
  const isLimited = !reply.success && reply.status === tooManyRequests
  const outcome = reply.success ? 'done' : isLimited ? 'limited' : 'refused'
  const event = (kind && closer[kind]) ?? outcomes[outcome]
  const username = textIn(body, 'username')
  log.info(
    {
      event,
      usercode: player?.usercode ?? (reply.success ? textIn(reply.data, 'usercode') : undefined),
      account: username === undefined ? undefined : tagOf(secret, 'account', username.toLowerCase()),
      network: tagOf(secret, 'network', network),
      why: reply.success ? undefined : kind,
    },
    'security',
  )
}

const textIn = (value: unknown, key: string): string | undefined => {
  const found =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === key)
      : undefined
  return typeof found?.[1] === 'string' ? found[1] : undefined
}
