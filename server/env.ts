import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { toMinor } from '#contract/money.ts'
import { productName } from '#contract/product.ts'
import { CannotStart } from './cannot-start.ts'
import { keptSecret, shortestSecret } from './data-folder.ts'
import { metricsPlace, type MetricsPlace } from './metrics/metrics.server.ts'
import { redisPlace, type RedisPlace } from './hub/redis-place.ts'
import { lawOf, lawVariables, type Law } from './law/law.env.ts'
import { databasesIn, databaseVariables, shardsOf, type ShardPlace } from './shards/shards.env.ts'
import { assertAccepted, notRisks, risksIn } from './risks.ts'
import { gamePlacesOf, type GamePlaces } from './world/games/games.env.ts'
import { hub88Variables, type Hub88Given } from './world/games/hub88/hub88.env.ts'
import type { MailPlace } from './world/mail.ts'
import { mailOf, mailVariables } from './world/mail.env.ts'
import { isOfProvider, placesOf, theOnly, urlsOf, type Chosen, type Places } from './world/places.ts'
import type { SmsPlace } from './world/sms.ts'
import { sportsUrlsOf, sportsVariables, type SportsUrls } from './world/sportsbook.env.ts'

const mostPort = 65_535
/** Turkish lira. */
const usualMostPerCall = 10_000_000
const largestMostPerCall = 1_000_000_000
/** The rest costs next to nothing, and one in ten shows where the time goes. */
const usualTraceRatio = 0.1
/** In development many players share one address. */
const factorInDevelopment = 5

const notRatio = 'is not a number from 0 to 1'
const onOff = z.enum(['on', 'off'], 'is on or off')
const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number(error).check(z.int(error), z.minimum(least, error), z.maximum(most, error))
const url = (protocol: RegExp, kind: string) => z.optional(z.url({ protocol, error: kind }))

/** docs/environment.ts says what each means. */
export const variables = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'is development, test or production'),
    'development',
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'is empty')), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, mostPort, 'is not a port'), 3000),
  PUBLIC_URL: url(/^https?$/, 'is not an http address'),
  ...databaseVariables,
  REDIS_URL: z.optional(
    z.string().check(z.refine((text) => redisPlace(text) !== null, 'is not a redis address')),
  ),
  METRICS_LISTEN: z.optional(
    z.string().check(z.refine((text) => metricsPlace(text) !== null, 'is not an address with a port')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'is not an http address'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce.number(notRatio).check(z.minimum(0, notRatio), z.maximum(1, notRatio)),
    usualTraceRatio,
  ),
  WALKS_RATIO: z._default(z.coerce.number(notRatio).check(z.minimum(0, notRatio), z.maximum(1, notRatio)), 0),
  OTEL_SERVICE_NAME: z._default(z.string(), productName.toLowerCase()),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'is empty')), '.data'),
  SECRET: z.optional(
    z.string().check(z.minLength(shortestSecret, `is shorter than ${shortestSecret} characters`)),
  ),
  SECRET_BEFORE: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is not one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  SMS_URL: url(/^https?$/, 'is not an http address'),
  SMS_TOKEN: z.optional(z.string()),
  ...mailVariables,
  ...hub88Variables,
  ...sportsVariables,
  ...lawVariables,
  LIVE_CHAT_URL: url(/^https?$/, 'is not an http address'),
  SANDBOX: z.optional(onOff),
  SANDBOX_PORT: z.optional(wholeNumber(0, mostPort, 'is not a port')),
  SANDBOX_URL: url(/^https?$/, 'is not an http address'),
  TRUST_PROXY: z._default(onOff, 'off'),
  MOST_PER_CALL: z._default(
    wholeNumber(1, largestMostPerCall, `is not a whole number from 1 to ${largestMostPerCall}`),
    usualMostPerCall,
  ),
  ACCEPT_RISK: z.optional(z.string().check(z.refine((list) => risksIn(list) !== null, notRisks))),
  ADDRESS_FACTOR: z.optional(wholeNumber(1, 1_000, 'is not a whole number from 1 to 1000')),
})

/** Those of the schema, and those that have a provider's name in them. */
export const isOfPlatform = (variable: string) =>
  Object.hasOwn(variables.shape, variable) || variable.startsWith('GAME_') || isOfProvider(variable)

export interface Env {
  mode: 'development' | 'test' | 'production'
  host: string
  /** 0 lets the system choose. */
  port: number
  /** Without a trailing slash. */
  publicUrl: string
  /** Empty: one shard, the embedded database in the data folder. */
  shards: readonly ShardPlace[]
  /** Undefined: hints between nodes go through the database. */
  redis: RedisPlace | undefined
  /** Where Prometheus reads this node's metrics; undefined: nowhere. */
  metrics: MetricsPlace | undefined
  /** Where traces go, and the part of them that is recorded, 0 to 1; undefined: nothing is traced. */
  traces: { endpoint: string; ratio: number; service: string } | undefined
  /** The part of the page loads that tell which transitions they took, 0 to 1; 0: none. */
  walks: number
  /** Absolute. */
  dataDir: string
  secret: string
  /** The previous secret, while it is being changed. */
  secretBefore: string | undefined
  logLevel: string
  /** Undefined: SMS go to the outbox. */
  sms: Chosen<SmsPlace> | undefined
  /** Undefined: e-mails go to the outbox. */
  mail: Chosen<MailPlace> | undefined
  games: GamePlaces
  hub88: Hub88Given
  sports: SportsUrls
  law: Law
  payments: Places
  /** Exclusion registers. */
  registers: Places
  /** Files of players that operators share. */
  playerFiles: Places
  /** Its address; undefined: the sandbox's or none. */
  liveChat: Chosen<string> | undefined
  sandbox: boolean
  /** Port of the sandbox, which is an origin of its own. 0 lets the system choose. */
  sandboxPort: number
  /** Without a trailing slash; players' browsers reach the sandbox here. */
  sandboxUrl: string
  trustProxy: boolean
  /** Minor units that one call from outside may move at most. */
  mostPerCall: number
  /** Multiplies the limits of one network. */
  addressFactor: number
}

/** Reads the environment; an empty variable counts as absent. Throws CannotStart naming the first bad variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown =
      /^(SECRET|SECRET_BEFORE|DATABASE_((POOL|REPLICA)_)?URL|REDIS_URL|SMS_TOKEN|SMTP_URL|OTEL_EXPORTER_OTLP_ENDPOINT|HUB88_(PUBLIC|PRIVATE)_KEY)$/.test(
        name,
      )
        ? ''
        : `: "${given[name] ?? ''}"`
    throw new CannotStart(`${name} ${issue?.message}${shown}`)
  }
  const { data } = parsed
  const games = gamePlacesOf(given)
  const dataDir = resolve(data.DATA_DIR)
  const sandboxPort = data.SANDBOX_PORT ?? (data.PORT === 0 || data.PORT === mostPort ? 0 : data.PORT + 1)
  const env: Env = {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl: addressOf(data.PUBLIC_URL, data.HOST, data.PORT),
    shards: shardsOf(data),
    redis: redisPlace(data.REDIS_URL ?? '') ?? undefined,
    metrics: metricsPlace(data.METRICS_LISTEN ?? '') ?? undefined,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          ratio: data.OTEL_TRACES_SAMPLER_ARG,
          service: data.OTEL_SERVICE_NAME,
        }
      : undefined,
    walks: data.WALKS_RATIO,
    dataDir,
    secret: data.SECRET ?? keptSecret(dataDir),
    secretBefore: data.SECRET_BEFORE,
    logLevel: data.LOG_LEVEL,
    sms: theOnly<SmsPlace>('SMS', [
      ...plain(
        'http',
        data.SMS_URL === undefined ? undefined : { url: data.SMS_URL, secret: data.SMS_TOKEN },
      ),
      ...chosen(placesOf('SMS', given)),
    ]),
    mail: mailOf(data, given),
    games,
    hub88: { publicKey: data.HUB88_PUBLIC_KEY, privateKey: data.HUB88_PRIVATE_KEY },
    sports: sportsUrlsOf(data),
    law: lawOf(data),
    payments: placesOf('PAYMENT', given),
    registers: placesOf('REGISTER', given),
    playerFiles: placesOf('PLAYER_FILE', given),
    liveChat: theOnly('LIVE_CHAT', [
      ...plain('page', data.LIVE_CHAT_URL),
      ...chosen(urlsOf('LIVE_CHAT', given)),
    ]),
    sandbox: (data.SANDBOX ?? (data.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    sandboxPort,
    sandboxUrl: addressOf(data.SANDBOX_URL, data.HOST, sandboxPort),
    mostPerCall: toMinor(data.MOST_PER_CALL),
    trustProxy: data.TRUST_PROXY === 'on',
    addressFactor: data.ADDRESS_FACTOR ?? (data.NODE_ENV === 'development' ? factorInDevelopment : 1),
  }
  if (env.mode === 'production')
    assertAccepted({ ...env, databases: databasesIn(data) }, risksIn(data.ACCEPT_RISK ?? '') ?? new Set())
  return env
}

const chosen = <P>(places: ReadonlyMap<string, P>) =>
  Array.from(places, ([provider, place]) => ({ provider, place }))

/** The provider whose variables have no name in them. */
const plain = <P>(provider: string, place: P | undefined): Chosen<P>[] =>
  place === undefined ? [] : [{ provider, place }]

const addressOf = (given: string | undefined, host: string, port: number) =>
  (given ?? `http://${shownHost(host)}:${port}`).replace(/\/+$/, '')

/** 0.0.0.0 and :: are no addresses to connect to. */
const shownHost = (host: string) =>
  /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
