import { expect, test } from 'vitest'
import { freshDatabase } from './setup/copies.ts'
import { freePort } from './setup/free-port.ts'
import { run } from './setup/run-server.ts'

/** Says at the end which parts of OpenTelemetry a process has loaded. */
const watch = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load(url, context, next) {
      const [, name] = /@opentelemetry\\/([\\w-]+)/.exec(url) ?? []
      if (name) loaded.add(name)
      return next(url, context)
    },
  })
  process.on('exit', () => loaded.size > 0 && console.error([...loaded].join(' ')))`

async function loadedWith(variables: Record<string, string>): Promise<string[]> {
  const { code, complained } = await run({
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SECRET: 's'.repeat(32),
    DATABASE_URL: await freshDatabase('sandboxDatabaseUrl'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
    ...variables,
  })
  expect(code).toBe(0)
  return complained.split(/\s+/)
}

test('Scenario: without a collector nothing of the exporter is loaded', async () => {
  expect(await loadedWith({})).toEqual(['api'])
  const collector = `http://127.0.0.1:${await freePort()}`
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toContain('exporter-trace-otlp-http')
})
