import { registerHooks } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from './setup/app.ts'
import { startCollector } from './setup/collector.ts'
import { signedIn } from './setup/player.ts'
import { namedBy, startTraced } from './setup/traced.ts'

test('Scenario: without a collector nothing of the exporter is loaded', async () => {
  const loaded: string[] = []
  const hooks = registerHooks({
    load(url, context, next) {
      const [, name] = /@opentelemetry\/([\w-]+)/.exec(url) ?? []
      if (name !== undefined) loaded.push(name)
      return next(url, context)
    },
  })
  onTestFinished(() => hooks.deregister())
  const app = await startApp()
  await app.call('auth/form', {}, { headers: namedBy('4bf92f3577b34da6a3ce929d0e0e4736') })
  await signedIn(app, 50_000)
  await app.close()
  expect(new Set(loaded)).toEqual(new Set(['api']))

  const { end } = await startTraced((await startCollector()).url)
  await end()
  expect(loaded).toContain('exporter-trace-otlp-http')
})
