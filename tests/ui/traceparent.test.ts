import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { tracedMark } from '#contract/call.ts'

beforeEach(() => {
  vi.resetModules()
  document.documentElement.removeAttribute(tracedMark)
})

/** A page whose calls a server answers; returns the header that a call carried. */
async function openPage() {
  const sent: (string | undefined)[] = []
  const server = createServer((request, reply) => {
    sent.push(request.headers['traceparent']?.toString())
    reply.end(JSON.stringify({ success: true, message: '', data: { countries: [], currencies: [] } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  vi.stubEnv('BASE_URL', `http://127.0.0.1:${address.port}/`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  const { call } = await import('#src/http/call.ts')
  return async () => {
    await call('auth/form', {}, { locale: 'tr' }).catch(() => undefined)
    return sent.at(-1)
  }
}

const taps = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

it('Scenario: the calls of one tap have one trace, those of the next tap and of a key others', async () => {
  document.documentElement.setAttribute(tracedMark, '')
  const calls = await openPage()
  taps()
  const [first, again] = [await calls(), await calls()]
  taps()
  const second = await calls()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  const third = await calls()
  expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
  expect(again).toBe(first)
  expect(new Set([first, second, third]).size).toBe(3)
})

it('Scenario: a page stays open: calls that come long after a tap are not of its trace', async () => {
  document.documentElement.setAttribute(tracedMark, '')
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const calls = await openPage()
  taps()
  const soon = await calls()
  vi.advanceTimersByTime(10_001)
  expect(await calls()).not.toBe(soon)
})

it('Scenario: the server does not trace: calls carry no header', async () => {
  const calls = await openPage()
  taps()
  expect(await calls()).toBeUndefined()
})
