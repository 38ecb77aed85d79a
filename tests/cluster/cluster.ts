import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { serversOf } from '#server/database/servers.ts'
import { certificateOfThisMachine } from '#tests/server/setup/certificate.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { startNginx } from '#tests/server/setup/nginx.ts'
import { pgBouncer } from '#tests/server/setup/pgbouncer.ts'
import { startPrometheus } from '#tests/server/setup/prometheus.ts'
import { startSentinels, type TestRedis } from '#tests/server/setup/redis.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { ClusterNode } from './node.ts'
import { startDatabasePair, type DatabasePair } from './patroni.ts'

export const thisCheckout = fileURLToPath(new URL('../..', import.meta.url))
const count = 3

/** One address that names all servers. */
function together(urls: readonly string[]): string {
  const hosts = urls.map((url) => new URL(url).host)
  return (urls[0] ?? '').replace(hosts[0] ?? '', hosts.join())
}

export interface Cluster {
  /** Addresses of its parts, by name. */
  places: Record<'site' | 'sandbox' | 'prometheus' | 'logs', string>
  secret: string
  /** PEM, for other processes. */
  certFile: string
  nodes: readonly ClusterNode[]
  /** By shard. */
  databases: readonly [DatabasePair, ...DatabasePair[]]
  redis: Pick<TestRedis, 'kill' | 'hang' | 'flow'>
  bouncers: readonly { kill(): Promise<void>; start(): Promise<void> }[]
  [Symbol.asyncDispose](): Promise<void>
}

interface Nodes {
  /** The folder that they run. */
  checkout?: string
  /** Variables that they do not get. */
  without?: readonly string[]
  /** How many; default 1. */
  shards?: number
}

/** nginx, three nodes, Redis with Sentinels, for each shard a primary with a synchronous standby under Patroni, PgBouncer before each, Prometheus: on free ports. This process trusts its certificate. */
export async function startCluster({
  checkout = thisCheckout,
  without = [],
  shards = 1,
}: Nodes = {}): Promise<Cluster> {
  await using started = new AsyncDisposableStack()
  const folder = scratchFolder('test')
  started.defer(async () => rmSync(folder, { recursive: true, force: true }))
  const logs = join(folder, 'logs')
  mkdirSync(logs)
  const { key, cert } = certificateOfThisMachine()
  const certFile = join(folder, 'cert.pem')
  writeFileSync(certFile, cert)
  setDefaultCACertificates([...getCACertificates(), cert])

  const bouncers: Cluster['bouncers'][number][] = []
  async function startShard() {
    const database = await startDatabasePair()
    started.defer(() => database.stop())
    const pools = []
    for (const server of serversOf(database.url)) {
      const bouncer = started.use(pgBouncer())
      bouncers.push(bouncer)
      pools.push(await bouncer.before(server))
    }
    return { database, pool: together(pools) }
  }
  const first = await startShard()
  const all = [first, ...(await Promise.all(Array.from({ length: shards - 1 }, startShard)))]
  const urls = all.map(({ database }) => database.url).join(' ')
  const redis = started.use(await startSentinels())
  const fronts = { site: await freePort(), sandbox: await freePort() }
  const secret = randomBytes(32).toString('base64url')
  const site = `https://127.0.0.1:${fronts.site}`
  const sandbox = `https://127.0.0.1:${fronts.sandbox}`
  const shared = {
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: certFile,
    HOST: '127.0.0.1',
    PUBLIC_URL: site,
    SANDBOX: 'on',
    SANDBOX_URL: sandbox,
    SECRET: secret,
    DATABASE_URL: urls,
    DATABASE_POOL_URL: all.map(({ pool }) => pool).join(' '),
    DATABASE_REPLICA_URL: urls,
    REDIS_URL: redis.url,
    TRUST_PROXY: 'on',
    // Its players all come from this machine.
    ADDRESS_FACTOR: '1000',
    ACCEPT_RISK: 'sandbox,no-sms,no-mail',
  }
  const given = Object.entries(shared).filter(([name]) => !without.includes(name))
  const nodes: ClusterNode[] = []
  for (let number = 1; number <= count; number++) {
    const ports = { PORT: await freePort(), SANDBOX_PORT: await freePort(), METRICS: await freePort() }
    const log = join(logs, `node-${number}.log`)
    const own = {
      PORT: String(ports.PORT),
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      METRICS_LISTEN: `127.0.0.1:${ports.METRICS}`,
    }
    nodes.push(new ClusterNode({ checkout, log, environment: { ...Object.fromEntries(given), ...own } }))
  }
  started.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  // The first one migrates.
  for (const node of nodes) await node.start()
  const to = (name: 'PORT' | 'SANDBOX_PORT') => nodes.map(({ environment }) => Number(environment[name]))
  const behind = [
    { port: fronts.site, to: to('PORT') },
    { port: fronts.sandbox, to: to('SANDBOX_PORT') },
  ]
  started.defer(await startNginx(join(folder, 'nginx'), behind, { key, cert }))
  const prometheus = started.use(
    await startPrometheus(nodes.map(({ environment }) => environment['METRICS_LISTEN'] ?? '')),
  )
  const parts = started.move()
  return {
    places: { site, sandbox, prometheus: prometheus.url, logs },
    secret,
    certFile,
    nodes,
    databases: [first.database, ...all.slice(1).map(({ database }) => database)],
    redis: redis.primary,
    bouncers,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
