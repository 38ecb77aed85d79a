import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/index.ts'
import { readAddresses } from '#server/address.ts'
import { compressAnswers } from '#server/compression/compression.ts'
import { done } from '#server/reply.ts'
import { serve } from '#server/serve.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { ask } from './setup/ask.ts'
import { testFingerprint } from './setup/call.ts'
import { testSecret } from './setup/player.ts'
import { signUp } from './setup/sign-up.ts'

const everything = 'gzip, deflate, br, zstd'
/** Allowed by no contract of a call, hence `as never`. */
const long = () => done({ token: 'x'.repeat(5_000) }) as never

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const get = (path: string, method: string, body?: unknown) =>
  ask(`${app.url}/api/${path}`, { method, body, headers: { 'accept-encoding': everything } })

test.each([
  ['casino/games', 'POST', { take: 40 }],
  ['auth/form', 'GET', undefined],
  ['cms/promotions', 'GET', undefined],
])('Scenario: %s is compressed and not kept by the browser', async (path, method, body) => {
  const { headers, bytes } = await get(path, method, body)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  })
  expect(headers.etag).toBeUndefined()
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ success: true })
})

test("Scenario: a player's own is compressed too", async () => {
  const { token } = await signUp(app)
  const { headers, bytes } = await ask(`${app.url}/api/payment/methods?type=1`, {
    headers: {
      'accept-encoding': everything,
      'x-fingerprint': testFingerprint,
      authorization: `Bearer ${token}`,
    },
  })
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-store'])
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ success: true })
})

test('Scenario: a short one is sent as it is', async () => {
  const { headers } = await get('bonus/trialbonusamount', 'GET')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
})

test('Scenario: one that holds a secret is never compressed, however long it is', async () => {
  const server = Fastify()
  readAddresses(server, app.env)
  compressAnswers(server)
  serve(server, {
    calls,
    routes: [{ 'auth/login': long, 'cms/promotions': long }],
    shardFor: async () => 0,
    checkReplies: false,
    authenticate: () => Promise.resolve(null),
    publicUrl: app.url,
    secret: testSecret,
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'accept-encoding': everything }
  const body = { username: 'somebody', password: 'a-password-1' }
  const login = await ask(`${url}/api/auth/login`, { method: 'POST', body, headers })
  const promotions = await ask(`${url}/api/cms/promotions`, { headers })
  await server.close()
  expect([login.status, login.headers['content-encoding']]).toEqual([200, undefined])
  expect([promotions.status, promotions.headers['content-encoding']]).toEqual([200, 'br'])
})

test('Scenario: these are the calls whose answers hold one', () => {
  const secret = Object.values(calls).filter((call) => 'secret' in call)
  expect(secret.map(({ path }) => path)).toEqual([
    'auth/login',
    'auth/register',
    'payment/deposit',
    'payment/status',
    ...Object.keys(calls).filter((name) => name.endsWith('launchurl')),
  ])
})
