import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { tracer } from '#server/tracing/spans.ts'
import { freePort } from './setup/free-port.ts'
import { collected, startTraced } from './setup/traced.ts'

describe('traces that the collector does not take', () => {
  test('Scenario: the collector is away: calls are answered, and one line of the log says so', async () => {
    // The exporter tries again until then; by default for 10 s.
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '1000')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { app, logged } = await startTraced(`http://127.0.0.1:${await freePort()}`)
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
    await expect.poll(() => logged('the collector did not take traces')).toHaveLength(1)
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
  })

  test('Scenario: the collector hangs: calls are answered, what it does not take is dropped, and the platform stops', async () => {
    const held: ServerResponse[] = []
    const collector = await collected((reply) => void held.push(reply))
    const { app, end } = await startTraced(collector.url)
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
    const ended = 10_000
    for (let count = 0; count < ended; count++) tracer().startSpan('one of many').end()
    expect(await app.call('auth/form')).toMatchObject({ status: 200 })
    await end()
    expect(held.length).toBeGreaterThan(0)
    expect(new Set(collector.all().map(({ spanId }) => spanId)).size).toBeLessThan(ended / 2)
  })
})
