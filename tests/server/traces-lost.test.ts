import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startCollector } from './setup/collector.ts'
import { freePort } from './setup/free-port.ts'
import { startTraced } from './setup/traced.ts'

describe('traces that the collector does not take', () => {
  test('Scenario: the collector is away: calls are answered, and one line of the log says so', async () => {
    const { app, logged } = await startTraced(`http://127.0.0.1:${await freePort()}`)
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
    await expect.poll(() => logged('the collector did not take traces')).toHaveLength(1)
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
  })

  test('Scenario: the collector hangs: calls are answered, what it does not take is dropped, and the platform stops', async () => {
    const held: ServerResponse[] = []
    const collector = await startCollector((reply) => void held.push(reply))
    const { app, end } = await startTraced(collector.url)
    const calls = 4_000
    const left = Array.from({ length: calls }).values()
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (const _ of left) expect((await fetch(`${app.url}/api/health/live`)).status).toBe(200)
      }),
    )
    await end()
    expect(collector.asked()).toBeGreaterThan(0)
    expect(new Set(collector.all().map(({ spanId }) => spanId)).size).toBeLessThan(calls)
  })
})
