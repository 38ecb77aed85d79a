import { registerHooks } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'

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
  // Not above: what it loads at once would be missed.
  const { collected, startTraced } = await import('./setup/traced.ts')
  await (await startTraced('')).end()
  expect(new Set(loaded)).toEqual(new Set(['api']))

  const { end } = await startTraced((await collected()).url)
  await end()
  expect(loaded).toContain('exporter-trace-otlp-http')
})
