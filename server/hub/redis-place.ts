import { Redis, type RedisOptions } from 'ioredis'

const sentinelPort = 26_379
/** Milliseconds. */
const patience = 5_000
/** Milliseconds of back-off before the next connection; the last repeats. */
const returnDelays = [50, 250, 1_000] as const

/** One server, or the Sentinels that know which server is the primary. */
export type RedisPlace =
  | { url: string }
  | { sentinels: { host: string; port: number }[]; primary: string; password: string; tls: boolean }

const behindSentinels =
  /^redis(?<tls>s?)\+sentinel:\/\/(?::(?<password>[^@/]*)@)?(?<hosts>[^@/]+)\/(?<primary>[\w.-]+)$/

/** `redis://host:port`, `rediss://` with TLS, or `redis+sentinel://host:port,host:port/name`; null: none of them. */
export function redisPlace(text: string): RedisPlace | null {
  const found = behindSentinels.exec(text)?.groups
  if (!found) return /^rediss?:$/.test(URL.parse(text)?.protocol ?? '') ? { url: text } : null
  const sentinels = (found['hosts'] ?? '').split(',').map((each) => URL.parse(`http://${each}`))
  if (sentinels.includes(null)) return null
  return {
    sentinels: sentinels.flatMap((at) =>
      at ? [{ host: at.hostname, port: Number(at.port || sentinelPort) }] : [],
    ),
    primary: found['primary'] ?? '',
    password: decodeURIComponent(found['password'] ?? ''),
    tls: found['tls'] === 's',
  }
}

/** Not connected yet. A command fails at once while the connection is lost; the connection comes back by itself. */
export function openRedis(place: RedisPlace, connectionName: string): Redis {
  const options = {
    connectionName,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
    commandTimeout: patience,
    retryStrategy: (tries: number) => returnDelays[tries - 1] ?? returnDelays[returnDelays.length - 1] ?? 0,
  } satisfies RedisOptions
  if ('url' in place) return new Redis(place.url, options)
  const { sentinels, primary, password, tls } = place
  return new Redis({
    ...options,
    sentinels,
    name: primary,
    ...(password && { password, sentinelPassword: password }),
    ...(tls && { tls: {}, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: options.retryStrategy,
  })
}
