import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { toMinor } from '#contract/money.ts'
import { CannotStart } from './cannot-start.ts'
import { assertAccepted, notRisks, risksIn } from './risks.ts'
import { gameSecretsOf, gameVariables, type GameSecrets } from './world/games/games.env.ts'
import { launchesOf, launchVariables, type Launches } from './world/games/launch.env.ts'
import { mailServerOf, mailVariables } from './world/mail.env.ts'
import type { MailServer } from './world/mail.smtp.ts'
import { sportsUrlsOf, sportsVariables, type SportsUrls } from './world/sportsbook.env.ts'

const secretBytes = 32
const shortestSecret = 32
const mostPort = 65_535
/** Turkish lira. */
const usualMostPerCall = 10_000_000
const largestMostPerCall = 1_000_000_000
/** Whoever develops or tests is many players at one address. */
const factorInDevelopment = 5

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
  DATABASE_URL: url(/^postgres(ql)?$/, 'is not a postgres address'),
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
  ...gameVariables,
  ...launchVariables,
  ...sportsVariables,
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

export interface Env {
  mode: 'development' | 'test' | 'production'
  host: string
  /** 0 lets the system choose. */
  port: number
  /** Where players reach the site, without a slash at the end. */
  publicUrl: string
  /** Undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** Absolute. */
  dataDir: string
  secret: string
  /** That of the database until now, where it is to change. */
  secretBefore: string | undefined
  logLevel: string
  /** The gateway that messages to phones go through; undefined keeps them in the outbox. */
  sms: { url: string; token: string | undefined } | undefined
  /** The server that letters go through; undefined keeps them in the outbox. */
  mail: MailServer | undefined
  /** By the provider of games; who is not named here is not known outside of the sandbox. */
  games: GameSecrets
  /** Where games of providers other than the sandbox's are launched. */
  launches: Launches
  /** Where sportsbooks other than the sandbox's are framed from. */
  sports: SportsUrls
  /** What the ids of the live chat are put after; undefined where there is none but the sandbox's. */
  liveChat: string | undefined
  /** The outside world's sandboxes are served. */
  sandbox: boolean
  /** Where the sandbox of games and sports listens: an origin of its own. 0 lets the system choose. */
  sandboxPort: number
  /** Where players' browsers reach it, without a slash at the end. */
  sandboxUrl: string
  trustProxy: boolean
  /** What one call from outside may move at most; minor units. */
  mostPerCall: number
  /** How many times as much as usual one network may do. */
  addressFactor: number
}

/** Reads the environment; an empty variable counts as absent. Throws CannotStart naming the first bad variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown = /^(SECRET|SECRET_BEFORE|DATABASE_URL|SMS_TOKEN|SMTP_URL|HUB88_(PUBLIC|PRIVATE)_KEY)$/.test(
      name,
    )
      ? ''
      : `: "${given[name] ?? ''}"`
    throw new CannotStart(`${name} ${issue?.message}${shown}`)
  }
  const { data } = parsed
  const dataDir = resolve(data.DATA_DIR)
  const sandboxPort = data.SANDBOX_PORT ?? (data.PORT === 0 || data.PORT === mostPort ? 0 : data.PORT + 1)
  const env: Env = {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl: addressOf(data.PUBLIC_URL, data.HOST, data.PORT),
    databaseUrl: data.DATABASE_URL,
    dataDir,
    secret: data.SECRET ?? keptSecret(dataDir),
    secretBefore: data.SECRET_BEFORE,
    logLevel: data.LOG_LEVEL,
    sms: data.SMS_URL === undefined ? undefined : { url: data.SMS_URL, token: data.SMS_TOKEN },
    mail: mailServerOf(data),
    games: gameSecretsOf(data),
    launches: launchesOf(data),
    sports: sportsUrlsOf(data),
    liveChat: data.LIVE_CHAT_URL,
    sandbox: (data.SANDBOX ?? (data.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    sandboxPort,
    sandboxUrl: addressOf(data.SANDBOX_URL, data.HOST, sandboxPort),
    mostPerCall: toMinor(data.MOST_PER_CALL),
    trustProxy: data.TRUST_PROXY === 'on',
    addressFactor: data.ADDRESS_FACTOR ?? (data.NODE_ENV === 'development' ? factorInDevelopment : 1),
  }
  if (env.mode === 'production') assertAccepted(env, risksIn(data.ACCEPT_RISK ?? '') ?? new Set())
  return env
}

/** The data folder, made when it is not there. Throws CannotStart when it cannot be used. */
export function usableFolder(path: string): string {
  try {
    makeFolder(path)
    return path
  } catch (error) {
    throw new CannotStart(`DATA_DIR cannot be used: ${reason(error)}`)
  }
}

const addressOf = (given: string | undefined, host: string, port: number) =>
  (given ?? `http://${shownHost(host)}:${port}`).replace(/\/+$/, '')

/** A host that listens everywhere is reached at the machine itself. */
const shownHost = (host: string) =>
  /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host

/** One folder at a time: `recursive` never returns where a parent exists but takes no folders (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error(`${path} is no folder`)
    return accessSync(path, constants.W_OK)
  }
  makeFolder(dirname(path))
  mkdirSync(path)
}

function keptSecret(dataDir: string): string {
  const file = join(usableFolder(dataDir), 'secret')
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new CannotStart(`DATA_DIR cannot be used: ${reason(error)}`)
    }
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < shortestSecret)
    throw new CannotStart(`The secret in ${file} is too short: delete it or set SECRET`)
  return secret
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
