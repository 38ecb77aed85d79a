import { limitReached } from '#charts/flows/protection.given.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import { offer } from '#charts/flows/given.ts'
import { providedClaimBonus } from '#src/flows/claim-bonus/claim-bonus.provide.ts'
import { keepNumber } from '#src/flows/form/sent-number.store.ts'
import { ask } from '#src/http/ask.ts'
import { onSessionEnded, storeSession } from '#src/session/session.ts'
import { activate } from '#src/words/lingui.ts'

const player: StoredSession = {
  token: 'a-token',
  username: 'gulsah',
  usercode: '10000001',
  balance: 0,
  phone: '905321112233',
  smsVerified: true,
  betsyCid: '',
  betsyUrl: '',
  betsyToken: '',
  betcoToken: '',
  betcoUrl: '',
  fingerprint: 'this-browser',
}

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let asked: Asked[] = []
let answer: (reply: ServerResponse) => void
const server = createServer(async (request, reply) => {
  let body = ''
  for await (const part of request) body += String(part)
  asked.push({ method: request.method, url: request.url, headers: request.headers, body })
  answer(reply)
})

const answers = (status: number, body: unknown) => {
  answer = (reply) => reply.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  vi.stubEnv('BASE_URL', `http://127.0.0.1:${address.port}/`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  asked = []
  storeSession(null)
  await activate('tr')
})
afterEach(() => void vi.useRealTimers())

it('Scenario: a claim that is corrected after a refusal is sent as another request', async () => {
  answers(200, { success: true, message: '', data: null })
  const claim = providedClaimBonus.implementations.actors['claim the bonus'] as AnyActorLogic
  for (const attempt of [1, 2]) {
    const sending = createActor(claim, { input: { id: 3, note: '', formId: 'form-1', attempt } })
    const sent = toPromise(sending)
    sending.start()
    await sent
  }
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['form-1:3:1', 'form-1:3:2'])
})

it('Scenario: after a reload each claim without an answer is found under its own number', async () => {
  storeSession(player)
  const bonuses = [
    { ...offer, status: 'requested' },
    { ...offer, id: 9 },
    { ...offer, id: 11 },
  ]
  answers(200, { success: true, message: '', data: bonuses })
  keepNumber({ purpose: 'claim', id: offer.id, formId: 'form-1', attempt: 1 })
  keepNumber({ purpose: 'claim', id: 9, formId: 'form-2', attempt: 3 })
  const load = providedClaimBonus.implementations.actors['load the offers'] as AnyActorLogic
  const loading = createActor(load)
  const loaded = toPromise(loading)
  loading.start()
  expect(await loaded).toMatchObject({
    offers: bonuses.slice(1),
    unanswered: [
      { id: offer.id, formId: 'form-1', attempt: 1, arrived: true },
      { id: 9, formId: 'form-2', attempt: 3, arrived: false },
    ],
  })
})

it('Scenario: a question carries token, language, fingerprint and request id', async () => {
  storeSession(player)
  answers(200, { success: true, message: 'Talebiniz alındı.', data: null })
  const detail = { Amount: 12.5 }
  const told = await ask('payment/withdraw', { id: 3, target: 'pay', detail }, { requestId: 'form:1' })
  expect(told).toEqual({ message: 'Talebiniz alındı.', data: null })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/api/payment/withdraw',
    body: JSON.stringify({ id: 3, target: 'pay', detail }),
    headers: {
      authorization: 'Bearer a-token',
      'content-type': 'application/json',
      'x-locale': 'tr',
      'x-fingerprint': 'this-browser',
      'idempotency-key': 'form:1',
    },
  })
})

it('Scenario: a GET puts what it asks into the query, a visitor sends no token', async () => {
  answers(200, { success: true, message: null, data: [] })
  expect(await ask('payment/methods', { type: 2 })).toEqual({ message: null, data: [] })
  expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/payment/methods?type=2', body: '' })
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
})

it.each([
  [200, { success: false, message: 'Hayır.' }, { kind: 'refused', message: 'Hayır.' }],
  [
    400,
    { success: false, message: 'code: eksik', data: { field: 'code', kind: 'required' } },
    { kind: 'refused', message: 'code: eksik', field: 'code' },
  ],
  [
    400,
    {
      success: false,
      message: 'Limit doldu.',
      data: { field: 'Amount', kind: 'limit reached', reached: limitReached },
    },
    { kind: 'refused', message: 'Limit doldu.', field: 'Amount', limit: limitReached },
  ],
  [429, { success: false, message: 'Bekleyin.', data: null }, { kind: 'refused', message: 'Bekleyin.' }],
  [501, { success: false, message: 'Henüz yok.' }, { kind: 'not understood' }],
  [500, { success: false, message: 'Hata.' }, { kind: 'not understood' }],
  [502, '<html>Bad gateway</html>', { kind: 'not understood' }],
  [200, { success: true, data: { balance: 'much' } }, { kind: 'not understood' }],
  [200, { success: true, data: { balance: 1.005 } }, { kind: 'not understood' }],
])('Scenario: an answer %i %j is told by its kind', async (status, body, failure) => {
  answers(status, body)
  await expect(ask('user/balance', {})).rejects.toEqual(failure)
})

it('Scenario: a late 401 ends the session that asked, not the one that has come meanwhile', async () => {
  const ended = vi.fn<(token: string, message: string) => void>()
  onSessionEnded(ended)
  storeSession(player)
  answer = (reply) => {
    storeSession({ ...player, token: 'a-later-token' })
    reply.writeHead(401).end(JSON.stringify({ success: false, message: 'Oturum bitti.', data: null }))
  }
  await expect(ask('user/balance', {})).rejects.toEqual({ kind: 'signed out', message: 'Oturum bitti.' })
  expect(ended.mock.calls).toEqual([['a-token', 'Oturum bitti.']])
})

it('Scenario: the line breaks: whether it was done is unknown', async () => {
  answer = (reply) => void reply.socket?.destroy()
  await expect(ask('user/balance', {})).rejects.toEqual({ kind: 'no answer' })
  expect(asked).toHaveLength(1)
})

it('Scenario: no answer within 10 seconds is none', async () => {
  const held = new Promise<ServerResponse>((resolve) => (answer = resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const question = ask('user/balance', {})
  const outcome = expect(question).rejects.toEqual({ kind: 'no answer' })
  await held
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await Promise.race([question, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  await outcome
})

it('takes a server that cannot know whether the call was done as one that did not answer, in its own words', async () => {
  answers(503, { success: false, message: 'Birazdan deneyin.', data: { outcome: 'unknown' } })
  const asking = ask('auth/form', {})
  await expect(asking).rejects.toEqual({ kind: 'no answer', message: 'Birazdan deneyin.' })
  answers(503, { success: false, message: 'Bakımdayız.', data: null })
  await expect(ask('auth/form', {})).rejects.toEqual({ kind: 'refused', message: 'Bakımdayız.' })
})
