import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, type TestContext } from 'vitest'
import { blocking, faults, type Stand } from './setup/alert-faults.ts'
import { startApp } from './setup/app.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { freePort } from './setup/free-port.ts'
import { lineOf } from './setup/measured.ts'
import { alertRules, promtool } from './setup/promtool.ts'
import { inSeconds, startPrometheus } from './setup/prometheus.ts'
import { startRedis } from './setup/redis.ts'

const dashboard = new URL('../../server/metrics/dashboard.json', import.meta.url)
const ruled = [...readFileSync(alertRules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '')

const namesIn = (alerts: string) => alerts.split(' and ')

async function fires(
  [alerts, fault]: [string, (stand: Stand) => unknown],
  { onTestFinished, expect: holds }: TestContext,
) {
  const redis = await startRedis()
  onTestFinished(() => redis[Symbol.asyncDispose]())
  const proxy = await databaseProxy()
  const metrics = `127.0.0.1:${await freePort()}`
  const app = await startApp({
    impatient: true,
    way: (url) => proxy.way(url),
    env: { METRICS_LISTEN: metrics, REDIS_URL: redis.url, SMS_URL: `http://127.0.0.1:${await freePort()}` },
  })
  onTestFinished(async () => {
    proxy.flow()
    if (alerts !== 'LaleNodeDown') await app.close()
    await proxy.close()
  })
  const prometheus = await startPrometheus([metrics], inSeconds)
  onTestFinished(() => prometheus[Symbol.asyncDispose]())
  await fault({ app, proxy, redis, value: lineOf(metrics), atEnd: onTestFinished })
  await holds
    .poll(() => prometheus.firing(), { interval: 250, timeout: 90_000 })
    .toEqual(holds.arrayContaining(namesIn(alerts)))
}

describe('alerts for operators', () => {
  test('Scenario: Prometheus understands every rule, and each has a fault here', () => {
    const told = promtool('check', 'rules', fileURLToPath(alertRules))
    expect(told).toContain(`SUCCESS: ${ruled.length} rules found`)
    expect(
      Object.keys({ ...faults, ...blocking })
        .flatMap(namesIn)
        .toSorted(),
    ).toEqual(ruled.toSorted())
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
    expect(
      named.filter((name) => !told.includes(`# HELP ${name?.replace(/_(count|bucket)$/, '')} `)),
    ).toEqual([])
  })
})
