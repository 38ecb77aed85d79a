import { CannotStart } from './cannot-start.ts'
import type { RedisPlace } from './hub/redis-place.ts'
import { serversOf } from './database/servers.ts'
import { secretBits } from './secret-bits.ts'

/** Bits; 32 random hexadecimal digits have more. */
const fewestBits = 70

const risks = [
  'sandbox',
  'weak-secret',
  'http',
  'plain-database',
  'plain-redis',
  'no-sms',
  'no-mail',
] as const
type Risk = (typeof risks)[number]

interface Given {
  sandbox: boolean
  secret: string
  publicUrl: string
  /** By variable; each has an address for each shard. */
  databases: Readonly<Record<string, readonly string[]>>
  redis: RedisPlace | undefined
  sms: object | undefined
  mail: object | undefined
}

/** Comma-separated; null if a name is not known. */
export function risksIn(list: string): ReadonlySet<Risk> | null {
  const names = list.split(',').map((name) => name.trim())
  const known = risks.filter((risk) => names.includes(risk))
  return names.every((name) => known.some((risk) => risk === name)) ? new Set(known) : null
}

export const notRisks = `is not a list of ${risks.join(', ')}`

const isLoopback = (host: string) => /^$|^localhost$|^127\.|^\[?::1\]?$/.test(host)
const isElsewhere = (url: string) => !isLoopback(new URL(url).hostname)
/** As the driver reads it: these three check the certificate. */
const isEncrypted = (url: string) =>
  /^(?:require|verify-ca|verify-full)$/.test(new URL(url).searchParams.get('sslmode') ?? '')
const sendsInClear = (place: RedisPlace) =>
  'url' in place
    ? place.url.startsWith('redis:') && isElsewhere(place.url)
    : !place.tls && place.sentinels.some(({ host }) => !isLoopback(host))

/** What is wrong with the settings of a production, and how to fix it; null: nothing. */
const complaints: Record<Risk, (given: Given) => string | null> = {
  sandbox: ({ sandbox }) =>
    sandbox ? 'SANDBOX is on in production, and its outbox shows everybody every code: leave it out' : null,
  'weak-secret': ({ secret }) =>
    secretBits(secret) < fewestBits
      ? 'SECRET can be guessed: make one by chance (openssl rand -base64 32)'
      : null,
  http: ({ publicUrl }) =>
    publicUrl.startsWith('http:')
      ? 'PUBLIC_URL is not https, and passwords cross the network in clear: name the https address of the site'
      : null,
  'plain-database'({ databases }) {
    const inClear = Object.entries(databases).find(([, urls]) =>
      urls.flatMap(serversOf).some((each) => isElsewhere(each) && !isEncrypted(each)),
    )
    return inClear ? `${inClear[0]} crosses the network in clear: add sslmode=verify-full to it` : null
  },
  'plain-redis': ({ redis }) =>
    redis && sendsInClear(redis)
      ? 'REDIS_URL crosses the network in clear: name it with rediss: or rediss+sentinel:'
      : null,
  'no-sms': ({ sms }) =>
    sms ? null : 'SMS_URL is missing, and no code reaches a phone: name the gateway for messages',
  'no-mail': ({ mail }) =>
    mail ? null : 'SMTP_URL is missing, and no letter reaches a player: name the server for mail',
}

/** Throws CannotStart for the first risk that is not accepted. */
export function assertAccepted(given: Given, accepted: ReadonlySet<Risk>): void {
  for (const risk of risks) {
    const complaint = complaints[risk](given)
    if (complaint === null || accepted.has(risk)) continue
    const list = [...accepted, risk].join(',')
    throw new CannotStart(`${complaint}, or set ACCEPT_RISK=${list} if that is meant`)
  }
}
