import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope } from '#contract/call.ts'
import { contentSecurityPolicy, securityHeaders } from '#server/security.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { rawReply, rawRequest } from './setup/raw.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await signUp(app))
})
afterAll(() => app.close())

const notUnderstood = 'The request could not be understood.'
const long = 'a'.repeat(40_000)

describe('requests that are no HTTP', () => {
  test.each([
    ['a request line that is none', 'ADA\r\n\r\n', '400 Bad Request', notUnderstood],
    [
      'a length that is no number',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: abc\r\n\r\n',
      '400 Bad Request',
      notUnderstood,
    ],
    ['no address of a host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request', notUnderstood],
    [
      'an expectation that nobody meets',
      rawRequest('GET /api/auth/form', { expect: 'tea' }),
      '417 Expectation Failed',
      notUnderstood,
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${long}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The request is too large.',
    ],
    [
      'headers without an end, and much more to come',
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${long.repeat(100)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The request is too large.',
    ],
  ])(
    'Scenario: %s is answered in the envelope, with the headers of every reply',
    async (_what, bytes, line, message) => {
      const reply = await rawReply(app.url, bytes)
      expect([reply.line, JSON.parse(reply.body)]).toEqual([
        `HTTP/1.1 ${line}`,
        { success: false, message, data: null },
      ])
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        ...securityHeaders(app.env),
        connection: 'close',
      })
    },
  )

  test('Scenario: who expects to be told to go on is told so, and answered', async () => {
    const expects = { expect: '100-Continue', connection: 'close' }
    const { line, body } = await rawReply(app.url, rawRequest('GET /api/auth/form', expects))
    expect([line, body.startsWith('HTTP/1.1 200 OK')]).toEqual(['HTTP/1.1 100 Continue', true])
  })

  test.each(['/api/%zz', '/%zz', '//api/auth/form', '/..%2f..%2fetc/passwd'])(
    'Scenario: the address %s is one that nobody knows',
    async (path) => {
      const reply = await fetch(app.url + path, { headers: { 'x-locale': 'tr' } })
      expect([reply.status, envelope.parse(await reply.json())]).toEqual([
        404,
        { success: false, message: 'Aradığınız adres bulunamadı.', data: null },
      ])
      expect(reply.headers.get('content-security-policy')).toBe(contentSecurityPolicy(app.env))
    },
  )

  test('Scenario: a person opens such an address, and the site says that there is no such page', async () => {
    const reply = await fetch(`${app.url}/casino/play/%E0%A4%A`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/404'])
  })
})

describe('values that the database cannot keep', () => {
  test.each([
    ['auth/login', { username: 'a\0b', password: 'lale-bahçesi' }, 'username'],
    ['auth/register', { ...newcomer, email: 'a\0b@example.test' }, 'email'],
    ['auth/register', { ...newcomer, email: 'a\ud800b@example.test' }, 'email'],
    ['auth/register', { ...newcomer, birthDateYear: '0000' }, 'birthDateDay'],
    ['cms/sliderlist', { slug: 'a\0b' }, 'slug'],
    ['payment/deposit', { id: 1, target: 'pay', detail: { Amount: 100, Note: '\0' } }, 'detail.Note'],
  ] as const)('Scenario: %s with %o is refused by name', async (name, body, field) => {
    expect(await app.callRaw(name, body, { token })).toMatchObject({
      status: 400,
      success: false,
      data: { field },
    })
  })

  const beyond = Number.MAX_SAFE_INTEGER
  test.each([
    ['auth/register', { ...newcomer, country: beyond }],
    ['cms/content', { id: beyond }],
    ['cms/contentlist', { status: true, categoryId: beyond }],
    ['payment/detail', { id: beyond, type: 1 }],
    ['customer/readnotification', { id: [beyond] }],
  ] as const)(
    'Scenario: %s with an id that nobody gave out is no fault of the server',
    async (name, body) => {
      const answer = await app.callRaw(name, body, { token })
      expect(answer.status).toBe(200)
    },
  )
})
