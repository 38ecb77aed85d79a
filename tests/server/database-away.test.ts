import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { envelope } from '#contract/call.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { hub88Caller } from './setup/games/hub88.ts'
import { seat } from './setup/games/seat.ts'
import { operator } from './setup/operator.ts'
import { methodOf, paymentsOf, signedIn, type TestPlayer } from './setup/player.ts'
import { startSite } from './setup/site.ts'

const second = 1_000
const soon = { timeout: 15_000 }
const cash = 10_000
/** More than the database connections of one node. */
const crowd = 40

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let app: TestApp
let proxy: Awaited<ReturnType<typeof databaseProxy>>
let player: TestPlayer
/** One player alone would exceed the limit of calls under way. */
let others: TestPlayer[]
let deposit: object
beforeAll(async () => {
  proxy = await databaseProxy()
  app = await startApp({
    impatient: true,
    way: (url) => proxy.way(url),
    env: { HUB88_PUBLIC_KEY: keys.publicKey },
  })
  player = await signedIn(app, cash)
  others = await Promise.all(Array.from({ length: crowd }, () => signedIn(app)))
  deposit = {
    id: await methodOf(app, 'kesecik'),
    target: 'pay',
    detail: { Amount: 60, WalletNo: '1234567890' },
  }
})
afterEach(async () => {
  proxy.flow()
  await expect.poll(async () => (await ask('/api/health/ready')).status, soon).toBe(200)
})
afterAll(async () => {
  await app.close()
  await proxy.close()
})

const ask = (path: string, init: RequestInit = {}) => fetch(app.url + path, init)

async function timed<T>(asked: Promise<T>): Promise<{ answer: T; took: number }> {
  const begun = performance.now()
  return { answer: await asked, took: performance.now() - begun }
}

const pays = (requestId: string, { token } = player) =>
  app.callRaw('payment/deposit', deposit, { token, requestId, locale: 'en' })

/** Polls until the node is not ready; returns that answer. */
async function firstNo(): Promise<Response> {
  const answer = await ask('/api/health/ready')
  return answer.status === 200 ? firstNo() : answer
}

const titles = (pages: { body: string }[]) => pages.map(({ body }) => /<title>(.*?)<\/title>/.exec(body)?.[1])

const kinds = {
  'without a session': () => app.callRaw('auth/form', {}, { locale: 'en' }),
  'of a player': () => app.callRaw('user/balance', {}, { token: player.token, locale: 'en' }),
  'that moves money': (number) => pays(randomUUID(), others[number]),
  'that signs in': () =>
    app.callRaw('auth/login', { username: 'ada', password: 'anything' }, { locale: 'en' }),
} satisfies Record<string, (number: number) => Promise<unknown>>

describe('a database that hangs', () => {
  test('Scenario: a call of any kind is told within 6 s to come again, however many come at once', async () => {
    for (const call of Object.values(kinds)) await call(0)
    proxy.hang()
    const told = await Promise.all(
      Object.entries(kinds).flatMap(([kind, call]) =>
        Array.from({ length: crowd }, async (_, number) => ({ kind, ...(await timed(call(number))) })),
      ),
    )
    for (const { kind, answer, took } of told) {
      expect(answer, kind).toMatchObject({
        status: 503,
        success: false,
        message:
          'We cannot answer right now. Your balance and transactions are safe; please try again in a few seconds.',
        data: { outcome: 'unknown' },
      })
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(took, kind).toBeLessThan(6 * second)
    }
  })

  test('Scenario: a deposit that was not answered and is sent again is made once', async () => {
    const requestId = randomUUID()
    const before = (await paymentsOf(app, player)).length
    proxy.hang()
    expect((await pays(requestId)).status).toBe(503)
    proxy.flow()
    await expect.poll(async () => (await pays(requestId)).success, soon).toBe(true)
    expect((await paymentsOf(app, player)).length).toBe(before + 1)
  })

  test('Scenario: a provider of games reads so in its own words within 6 s, and what it sends again is done once', async () => {
    const hub88 = hub88Caller({ url: app.url, privateKey: keys.privateKey })
    const seated = await seat(app, 'hub88', cash)
    const bet = { id: randomUUID(), round: randomUUID(), amount: 700 }
    proxy.hang()
    const { answer, took } = await timed(hub88.bet(seated, bet))
    expect(took).toBeLessThan(6 * second)
    expect(answer.refusal).not.toBeNull()
    proxy.flow()
    await expect.poll(async () => (await hub88.bet(seated, bet)).refusal, soon).toBeNull()
    const { rows } = await app.pool.query('select reference from game_movements where reference = $1', [
      bet.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('Scenario: pages are served within 1 s, with what was last known of them', async () => {
    const site = await startSite(app)
    onTestFinished(() => site.close())
    const { rows } = await app.pool.query<{ id: number }>('select id from contents order by id limit 1')
    const paths = [
      '/',
      '/casino/slot',
      '/promotions',
      `/pages/${rows[0]?.id}`,
      '/pages/999999',
      '/sitemap.xml',
    ]
    const before = []
    for (const path of paths.filter((each) => each !== '/pages/999999')) before.push(await site.get(path))
    proxy.hang()
    const during = []
    for (const path of paths) {
      const { answer, took } = await timed(site.get(path))
      expect([path, answer.statusCode, took < second]).toEqual([path, 200, true])
      if (path !== '/pages/999999') during.push(answer)
    }
    expect(titles(during)).toEqual(titles(before))
    expect(during.at(-1)?.body).toBe(before.at(-1)?.body)
    expect((await timed(ask('/', { headers: { accept: 'text/html' } }))).took).toBeLessThan(second)
  })

  test('Scenario: whoever watches is told within 2 s that it is not ready, and at once that it lives', async () => {
    proxy.hang()
    const begun = performance.now()
    const ready = await firstNo()
    expect(performance.now() - begun).toBeLessThan(2 * second)
    expect(ready.headers.get('retry-after')).toBe('1')
    expect(envelope.parse(await ready.json()).success).toBe(false)
    const live = await timed(ask('/api/health/live'))
    expect([live.answer.status, live.took < second]).toEqual([200, true])
  })
})

describe('a database that cannot be written to', () => {
  test('Scenario: it is not ready, what writes is told to come again, what reads is answered', async () => {
    expect((await ask('/api/health/ready')).status).toBe(200)
    const { cut, readOnly } = await operator(app.databaseUrl)
    await readOnly(true)
    await cut()
    const begun = performance.now()
    await firstNo()
    expect(performance.now() - begun).toBeLessThan(2 * second)
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await app.callRaw('auth/form', {})).status).toBe(200)
    expect(await pays(randomUUID())).toMatchObject({ status: 503, data: { outcome: 'unknown' } })

    await readOnly(false)
    await cut()
    await expect.poll(async () => (await pays(randomUUID())).success, soon).toBe(true)
  })
})
