import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Witness } from '#tests/hub/witness.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { readEnv } from '#server/env.ts'
import { chatPage } from '#server/world/live-chat.ts'
import { knownLiveChats } from '#server/world/live-chats.ts'
import { knownMailProviders } from '#server/world/mail-providers.ts'
import type { Mail, MailPlace } from '#server/world/mail.ts'
import { spokenWith } from '#server/world/places.ts'
import { knownSmsProviders } from '#server/world/sms-providers.ts'
import type { Sms, SmsPlace } from '#server/world/sms.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

/** Turna, whom a developer adds: one function sends SMS as a form, one sends e-mails as JSON, one makes the page of its chat. */
async function post(address: string, body: string, headers: Record<string, string>): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'POST', headers, body })
  if (!ok) throw new Error(`Turna answered ${status}`)
}
const turnaSms = ({ url, secret = '' }: SmsPlace): Sms => ({
  send: ({ to, text }) =>
    post(`${url}/text`, new URLSearchParams({ key: secret, number: `+${to}`, message: text }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    }),
})
const turnaMail = ({ url, secret = '', from }: MailPlace, site: string): Mail => ({
  send: ({ to, subject, text }) =>
    post(`${url}/letters`, JSON.stringify({ from, to: [to], subject, text, site }), {
      'content-type': 'application/json',
      'x-turna-key': secret,
    }),
})
const turnaChat = (url: string) => `${url}/embed?room=`

// The one line that a developer adds for each.
const known = {
  smsProviders: { ...knownSmsProviders, turna: turnaSms },
  mailProviders: { ...knownMailProviders, turna: turnaMail },
  liveChats: { ...knownLiveChats, turna: turnaChat },
}
const read = (variables: Record<string, string>) => readEnv({ SECRET: 's'.repeat(32), ...variables })

describe('a provider of SMS, of e-mails or of a live chat is one more file, one line and its place', () => {
  const texts = new Witness<Record<string, string>>()
  const letters = new Witness<{ key: unknown; letter: unknown }>()
  const turna = Fastify()
  let app: TestApp
  beforeAll(async () => {
    turna.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    turna.post('/text', async ({ body }, reply) => {
      texts.note(Object.fromEntries(new URLSearchParams(String(body))))
      return reply.status(202).send('')
    })
    turna.post('/letters', async ({ body, headers }, reply) => {
      letters.note({ key: headers['x-turna-key'], letter: body })
      return reply.status(202).send('')
    })
    const url = await turna.listen({ port: 0, host: '127.0.0.1' })
    app = await startApp({
      env: {
        SMS_URL_TURNA: `${url}/`,
        SMS_SECRET_TURNA: 'of the texts',
        MAIL_URL_TURNA: url,
        MAIL_SECRET_TURNA: 'of the letters',
        MAIL_FROM: 'no-reply@lale.test',
        LIVE_CHAT_URL_TURNA: 'https://chat.turna.example/',
      },
      known,
    })
  })
  afterAll(async () => {
    await app.close()
    await turna.close()
  })

  test('Scenario: a player verifies a phone and recovers a password by what it brings', async () => {
    const { token } = await signUp(app)
    const { phone, email, username } = newcomer
    const verifies = (more: object) =>
      app.callRaw('customer/updatephone', { phone, ...more }, { token, locale: 'en' })
    expect(await verifies({ step: 1 })).toMatchObject({ success: true })
    const { message = '', ...sent } = await texts.take()
    expect(sent).toEqual({ key: 'of the texts', number: `+${phone}` })
    const code = /\b\d{6}\b/.exec(message)?.[0]
    expect(await verifies({ step: 2, code })).toMatchObject({ success: true })

    expect(await app.call('auth/sendresetpassword', { username }, { locale: 'en' })).toMatchObject({
      success: true,
    })
    expect(await letters.take()).toEqual({
      key: 'of the letters',
      letter: {
        from: 'no-reply@lale.test',
        to: [email],
        subject: expect.stringContaining('Lale'),
        text: expect.stringMatching(/\b\d{8}\b/),
        site: '127.0.0.1',
      },
    })
    expect((await app.pool.query('select from outbox')).rowCount).toBe(0)
  })

  test('Scenario: the site frames its chat', async () => {
    const { data: settings } = await app.call('cms/siteoptionlist')
    expect(settings).toContainEqual({
      key: 'chaturl',
      value: 'https://chat.turna.example/embed?room=',
      status: true,
    })
    const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toContain('https://chat.turna.example')
  })

  test.each([
    [
      { SMS_URL_TURNA: 'https://turna.test' },
      'SMS_URL_TURNA and SMS_SECRET_TURNA are given together or not at all',
    ],
    [
      { SMS_URL: 'https://sms.test', SMS_URL_TURNA: 'https://turna.test', SMS_SECRET_TURNA: 'shared' },
      'SMS_URL_TURNA is one SMS provider too many: http is there',
    ],
    [
      { MAIL_URL_TURNA: 'https://turna.test', MAIL_SECRET_TURNA: 'shared' },
      'MAIL_FROM is missing: letters through MAIL_URL_TURNA come from it',
    ],
    [{ LIVE_CHAT_URL_TURNA: 'turna.test' }, 'LIVE_CHAT_URL_TURNA is not an http address: "turna.test"'],
  ])('Scenario: %o stops the start', (variables, line) => {
    expect(() => read(variables)).toThrow(new CannotStart(line))
  })

  test('Scenario: a variable names an unknown provider', () => {
    const { sms, mail, ...env } = read({
      SMS_URL_TRUNA: 'https://turna.test',
      SMS_SECRET_TRUNA: 'shared',
      MAIL_URL_TRUNA: 'https://turna.test',
      MAIL_SECRET_TRUNA: 'shared',
      MAIL_FROM: 'no-reply@lale.test',
      LIVE_CHAT_URL_TRUNA: 'https://turna.test',
    })
    expect(() => spokenWith('SMS', known.smsProviders, sms?.provider ?? '')).toThrow(
      new CannotStart('SMS_URL_TRUNA: there is no SMS provider truna'),
    )
    expect(() => spokenWith('MAIL', known.mailProviders, mail?.provider ?? '')).toThrow(
      new CannotStart('MAIL_URL_TRUNA: there is no mail provider truna'),
    )
    expect(() => chatPage(env, known.liveChats)).toThrow(
      new CannotStart('LIVE_CHAT_URL_TRUNA: there is no live chat truna'),
    )
  })
})
