import { describe, expect, test } from 'vitest'
import { metricsPlace } from '#server/metrics/metrics.server.ts'
import { pageOf } from './setup/connect.ts'
import { startApp } from './setup/app.ts'
import { measured } from './setup/measured.ts'
import { signedIn } from './setup/player.ts'

const calls = (route: string, status: number, method = 'POST') =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status_code="${status}"}`

describe('what Prometheus reads of a node', () => {
  test('Scenario: how long requests took, by route and status, whatever the address says', async () => {
    const { app, value } = await measured()
    await app.call('auth/form')
    await app.call('auth/login', { username: 'nobody', password: 'not-this-one' })
    for (const path of ['/nothing/1', '/nothing/2']) await fetch(`${app.url}${path}`, { method: 'POST' })
    await expect.poll(() => value(calls('/api/auth/form', 200, 'GET'))).toBe(1)
    await expect.poll(() => value(calls('/api/auth/login', 200))).toBe(1)
    await expect.poll(() => value(calls('none', 404))).toBe(2)
  })

  test('Scenario: its connections, its database, its bus and its upkeep', async () => {
    const started = Date.now() / 1_000
    const { app, read, value } = await measured()
    const { token } = await signedIn(app)
    const connection = pageOf(app, token)
    await connection.start()
    expect(await value('lale_hub_connections')).toBe(1)
    await connection.stop()
    await expect.poll(() => value('lale_hub_connections')).toBe(0)
    expect(await value('lale_bus_up')).toBe(1)
    expect(await value('lale_database_connections_open')).toBeGreaterThan(0)
    expect(await value('lale_database_waiting')).toBe(0)
    const chore = 'lale_job_last_success_timestamp_seconds{kind="bonuses",shard="1"}'
    const untilThen = await value('lale_job_last_success_timestamp_seconds{kind="reconcile",shard="1"}')
    expect(untilThen).toBeGreaterThan(started)
    await expect.poll(() => value(chore)).toBeGreaterThan(untilThen ?? 0)
    expect(await read()).toContain('\nprocess_cpu_user_seconds_total ')
    expect(await read()).toContain('\nnodejs_eventloop_lag_p99_seconds ')
  })

  test('Scenario: players reach none of it, and its own address serves nothing else', async () => {
    const { app, place } = await measured()
    expect(await (await fetch(`${app.url}/metrics`)).text()).not.toContain('process_cpu')
    expect((await fetch(`http://${place}/api/health/live`)).status).toBe(404)
  })

  test('Scenario: its address is taken: the server says so', async () => {
    const { place } = await measured()
    await expect(startApp({ env: { METRICS_LISTEN: place } })).rejects.toThrow(
      /^METRICS_LISTEN cannot be used: .*EADDRINUSE/,
    )
  })

  test.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
    ['9464', null],
    ['127.0.0.1:70000', null],
    ['http://127.0.0.1:9464', null],
  ])('Scenario: METRICS_LISTEN is %s', (text, place) => {
    expect(metricsPlace(text)).toEqual(place)
  })
})
