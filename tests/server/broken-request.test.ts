import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope } from '#contract/call.ts'
import { contentSecurityPolicy } from '#server/security.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await signUp(app))
})
afterAll(() => app.close())

/** What the server answers to bytes that no HTTP client would send. */
async function answerTo(bytes: string): Promise<{ line: string; body: unknown }> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { line: head.split('\r\n')[0] ?? '', body: JSON.parse(body) }
}

describe('requests that are no HTTP', () => {
  test.each([
    ['a request line that is none', 'ADA\r\n\r\n', '400 Bad Request', 'The request could not be understood.'],
    [
      'a length that is no number',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: abc\r\n\r\n',
      '400 Bad Request',
      'The request could not be understood.',
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The request is too large.',
    ],
  ])('Scenario: %s is answered in the envelope', async (_what, bytes, line, message) => {
    const answer = await answerTo(bytes)
    expect(answer).toEqual({ line: `HTTP/1.1 ${line}`, body: { success: false, message, data: null } })
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
