import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, type TestContext } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { freePort } from './setup/free-port.ts'
import { ensureProgram, programPath } from './setup/program.ts'
import { inSeconds, startPrometheus } from './setup/prometheus.ts'
import { startRedis } from './setup/redis.ts'

const alertRules = new URL('../../server/metrics/alerts.yaml', import.meta.url)
const dashboard = new URL('../../server/metrics/dashboard.json', import.meta.url)
const ruled = [...readFileSync(alertRules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '')

interface Stand {
  app: TestApp
  proxy: Awaited<ReturnType<typeof databaseProxy>>
  redis: Awaited<ReturnType<typeof startRedis>>
  atEnd: TestContext['onTestFinished']
}

/** Does it again and again, until the test ends. */
function keep({ atEnd }: Stand, doing: () => Promise<unknown>): void {
  const end = new AbortController()
  atEnd(() => end.abort())
  void (async () => {
    while (!end.signal.aborted) await doing().catch(() => undefined)
  })()
}

function calls(stand: Stand): void {
  const headers = { connection: 'close' }
  for (let each = 0; each < 4; each++) keep(stand, () => fetch(`${stand.app.url}/api/auth/form`, { headers }))
}

async function addLetters({ app }: Stand, count: number, after: number): Promise<void> {
  const jobs = await openJobs(app.pool, console, { isWorker: false })
  await transaction(app.pool, async (tx) => {
    for (let each = 0; each < count; each++) await jobs.add(tx, 'letter', { sealed: 'by nobody' }, { after })
  })
  await jobs.close()
}

/** What goes wrong, by the alert that tells of it. */
const faults: Record<string, (stand: Stand) => unknown> = {
  LaleNodeDown: ({ app }) => app.close(),
  LaleNotReady: ({ proxy }) => proxy.hang(),
  LaleErrors(stand) {
    calls(stand)
    stand.proxy.endWhenReady()
  },
  LaleSlow(stand) {
    calls(stand)
    stand.proxy.hang()
  },
  LalePoolExhausted: (stand) =>
    keep(stand, () =>
      Promise.allSettled(Array.from({ length: 200 }, () => stand.app.pool.query('select pg_sleep(1)'))),
    ),
  LaleBusDown: ({ redis }) => redis.kill(),
  async LaleJobsGivenUp(stand) {
    await addLetters(stand, 1, 1)
    await stand.app.pool.query('update pgboss.job set retry_limit = 0')
  },
  LaleJobsPileUp: (stand) => addLetters(stand, 3, 60),
  LaleUpkeepLate: () => undefined,
}

/** The other tests stand still with it. */
const blocking: typeof faults = {
  LaleEventLoopBlocked({ atEnd }) {
    const blocked = setInterval(() => {
      const until = performance.now() + 300
      while (performance.now() < until);
    }, 310)
    atEnd(() => clearInterval(blocked))
  },
}

async function fires(
  [alert, fault]: [string, (stand: Stand) => unknown],
  { onTestFinished, expect: holds }: TestContext,
) {
  const redis = await startRedis()
  onTestFinished(() => redis[Symbol.asyncDispose]())
  const proxy = await databaseProxy()
  const metrics = `127.0.0.1:${await freePort()}`
  const app = await startApp({
    impatient: true,
    way: (url) => proxy.way(url),
    env: { METRICS_LISTEN: metrics, REDIS_URL: redis.url },
  })
  onTestFinished(async () => {
    proxy.flow()
    if (alert !== 'LaleNodeDown') await app.close()
    await proxy.close()
  })
  const prometheus = await startPrometheus([metrics], inSeconds)
  onTestFinished(() => prometheus[Symbol.asyncDispose]())
  await fault({ app, proxy, redis, atEnd: onTestFinished })
  await holds.poll(() => prometheus.firing(), { interval: 250, timeout: 90_000 }).toContain(alert)
}

describe('alerts for operators', () => {
  test('Scenario: Prometheus understands every rule, and each has a fault here', () => {
    ensureProgram('prometheus', 'prometheus')
    const file = fileURLToPath(alertRules)
    const told = execFileSync('promtool', ['check', 'rules', file], { env: { PATH: programPath } }).toString()
    expect(told).toContain(`SUCCESS: ${ruled.length} rules found`)
    expect(Object.keys({ ...faults, ...blocking }).toSorted()).toEqual(ruled.toSorted())
  })

  test.concurrent.for(Object.entries(faults))('Scenario: %s fires', fires)
  test.for(Object.entries(blocking))('Scenario: %s fires', fires)

  test('Scenario: rules and dashboard name only what a node tells', async ({ onTestFinished }) => {
    const metrics = `127.0.0.1:${await freePort()}`
    const app = await startApp({ env: { METRICS_LISTEN: metrics } })
    onTestFinished(() => app.close())
    await app.call('auth/form')
    const told = await (await fetch(`http://${metrics}/metrics`)).text()
    const named = [alertRules, dashboard].flatMap((each) =>
      readFileSync(each, 'utf8').match(/\b(lale|nodejs|process|http)_[a-z0-9_]+/g),
    )
    expect(named.filter((name) => name && !told.includes(name))).toEqual([])
  })
})
