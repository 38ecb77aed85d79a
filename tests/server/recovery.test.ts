import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeLifetime, mostTries } from '#server/auth/recovery.rules.ts'
import { lettersOfNetwork, lettersOfOne, lettersOfStrangers } from '#server/guard/limits.ts'
import { startApp, type TestApp } from './setup/app.ts'
import type { CallOptions } from './setup/call.ts'
import { anotherNewcomer, messagesTo, newcomer, signUp } from './setup/sign-up.ts'

const second = 1_000
const minute = 60 * second
const password = 'yepyeni-şifre'

let app: TestApp
let username: string
let email: string
function onOnePlatform(env: Record<string, string> = {}) {
  beforeAll(async () => {
    app = await startApp({ now: new Date('2026-11-20T12:00:00Z'), env })
  })
  beforeEach(async () => {
    await app.rewind()
    await app.pool.query('delete from reset_codes')
    const form = anotherNewcomer()
    ;({ username, email } = form)
    await signUp(app, form)
  })
  afterAll(() => app.close())
}

const send = (of = username, options?: CallOptions) =>
  app.call('auth/sendresetpassword', { username: of }, options)
const check = (code: string, of = username, options?: CallOptions) =>
  app.call('auth/checkresetcode', { username: of, code }, options)
const change = (code: string, of = username, options?: CallOptions) =>
  app.call('auth/changepasswordwithcode', { username: of, code, password, password2: password }, options)
const login = (with_: string) => app.call('auth/login', { username, password: with_ })
const kindOf = ({ data }: { data: unknown }) =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : data

/** The code of the newest of so many e-mails; they are sent after the answer. */
async function codeFromMail(letters = 1, mailbox = email): Promise<string> {
  await expect.poll(() => messagesTo(app, mailbox)).toHaveLength(letters)
  const [newest = ''] = await messagesTo(app, mailbox)
  return /\b\d{8}\b/.exec(newest)?.[0] ?? newest
}
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0')

const from = (place: number): CallOptions => ({
  fingerprint: `device-${place}`,
  headers: { 'x-forwarded-for': `192.0.2.${place}` },
})

describe('recovering the password', () => {
  onOnePlatform()

  test('Scenario: a code from the mailbox, a new password, and the old one is worth nothing', async () => {
    expect(await send(username, { locale: 'tr' })).toMatchObject({
      status: 200,
      success: true,
      message: 'Bu kullanıcı adıyla bir üyelik varsa, kayıtlı e-posta adresine bir kod gönderdik.',
      data: null,
    })
    const code = await codeFromMail()
    const { rows } = await app.pool.query('select channel, subject from outbox where recipient = $1', [email])
    expect(rows).toEqual([{ channel: 'e-mail', subject: 'Lale şifre yenileme kodunuz' }])
    expect((await messagesTo(app, email))[0]).toContain('Kod 15 dakika geçerlidir.')
    expect((await check(code)).success).toBe(true)
    expect(await change(code)).toMatchObject({ success: true, data: null })
    expect((await login(newcomer.password)).success).toBe(false)
    expect((await login(password)).success).toBe(true)
  })

  test('Scenario: the longest username that can sign up gets its password back too', async () => {
    const longest = 'a'.repeat(30)
    const mailbox = 'longest@example.test'
    await signUp(app, { username: longest, email: mailbox })
    expect(await send(longest)).toMatchObject({ success: true })
    const code = await codeFromMail(1, mailbox)
    expect(await check(code, longest)).toMatchObject({ success: true })
    expect(await change(code, longest)).toMatchObject({ success: true })
    expect((await app.call('auth/login', { username: longest, password })).success).toBe(true)
  })

  test('Scenario: the username in another case', async () => {
    await send(username.toUpperCase())
    expect((await change(await codeFromMail(), username.replace('new', 'New'))).success).toBe(true)
  })

  test('Scenario: an unknown username is answered like a known one at every step', async () => {
    const told = []
    for (const of of [username, 'nobody']) {
      const answers = [await send(of), await send(of)]
      for (let tries = 0; tries <= mostTries; tries++) answers.push(await check('00000000', of))
      answers.push(await change('00000000', of))
      app.clock.pass(codeLifetime)
      answers.push(await check('00000000', of))
      told.push(
        answers.map(({ status, success, message, data, headers }) => {
          const shown = [...headers].filter(([name]) => name !== 'date')
          return { status, success, message, data, shown }
        }),
      )
      app.clock.pass(60 * minute)
    }
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.map(({ status }) => status)).toEqual([200, 429, 200, 200, 200, 200, 200, 429, 429, 200])
    expect(await messagesTo(app, email)).toHaveLength(1)
    const { rows } = await app.pool.query(
      'select failed_tries, player_id is null as unknown from reset_codes order by id',
    )
    expect(rows).toEqual([
      { failed_tries: 5, unknown: false },
      { failed_tries: 5, unknown: true },
    ])
  })

  test('Scenario: a code sent for an unknown username is never right', async () => {
    await send()
    const code = await codeFromMail()
    await app.pool.query('update reset_codes set player_id = null')
    expect(kindOf(await check(code))).toBe('wrong code')
    expect(kindOf(await change(code))).toBe('wrong code')
  })

  test('Scenario: after five wrong codes the right one is worth nothing', async () => {
    await send()
    const code = await codeFromMail()
    const told = []
    for (let tries = 0; tries < 5; tries++) told.push(kindOf(await check(wrong(code))))
    expect(told).toEqual([...Array.from({ length: 4 }, () => 'wrong code'), 'code used up'])
    const soon = await check(code)
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '15'])
    app.clock.pass(15 * second)
    expect(kindOf(await check(code))).toBe('code used up')
    app.clock.pass(30 * second)
    expect(kindOf(await change(code))).toBe('code used up')
    expect((await login(newcomer.password)).success).toBe(true)
  })

  test('Scenario: fifty guesses at the same moment, over both calls, are five tries', async () => {
    await send()
    const code = await codeFromMail()
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? check(wrong(code)) : change(wrong(code)))),
    )
    const { rows } = await app.pool.query('select failed_tries from reset_codes')
    expect(rows).toEqual([{ failed_tries: 5 }])
  })

  test('Scenario: the code is taken until its last millisecond and no longer', async () => {
    await send()
    const code = await codeFromMail()
    app.clock.pass(15 * minute)
    expect(kindOf(await change(code))).toBe('code expired')
    app.clock.pass(-1)
    expect((await change(code)).success).toBe(true)
  })

  test('Scenario: a code works once, also in two calls at the same moment', async () => {
    await send()
    const code = await codeFromMail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(kindOf(await change(code))).toBe('no reset code')
  })

  test('Scenario: a second code makes the first one worth nothing', async () => {
    await send()
    const first = await codeFromMail()
    const early = await send()
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    app.clock.pass(minute)
    await send()
    const newest = await codeFromMail(2)
    if (newest !== first) expect(kindOf(await check(first))).toBe('wrong code')
    expect((await change(newest)).success).toBe(true)
  })

  test('Scenario: after a recovery the code of another device is worth nothing', async () => {
    await send(username, from(1))
    const first = await codeFromMail()
    await send(username, from(2))
    expect((await change(await codeFromMail(2), username, from(2))).success).toBe(true)
    expect((await change(first, username, from(1))).success).toBe(false)
  })

  test('Scenario: the sixth code within an hour waits until the first is an hour old', async () => {
    for (let sends = 0; sends < lettersOfOne.most; sends++) {
      expect((await send()).success).toBe(true)
      app.clock.pass(minute)
    }
    expect(await send()).toMatchObject({
      status: 429,
      message: 'You have asked for too many codes. Please try again in 55 minutes.',
    })
    app.clock.pass(55 * minute)
    expect((await send()).success).toBe(true)
  })

  test('Scenario: ten presses at the same moment send one letter', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await codeFromMail(1)
  })

  test('Scenario: one address asks for one account after another, and is stopped', async () => {
    const statuses = []
    for (let sends = 0; sends <= lettersOfNetwork.most; sends++)
      statuses.push((await send(`someone${sends}`)).status)
    expect(statuses).toEqual([...Array.from({ length: lettersOfNetwork.most }, () => 200), 429])
  })

  test('Scenario: neither username, device, address nor code can be read in the database', async () => {
    await send()
    const code = await codeFromMail()
    const { rows } = await app.pool.query<{ text: string }>(
      'select reset_codes::text as text from reset_codes',
    )
    expect(rows).toHaveLength(1)
    for (const secret of [username, code, 'a-fingerprint', '127.0.0.1']) {
      expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  test('Scenario: without a fingerprint nothing is sent', async () => {
    const answer = await send(username, { fingerprint: '' })
    expect(answer).toMatchObject({ status: 400, data: { field: 'x-fingerprint', kind: 'required' } })
  })
})

describe('recovering the password while others try', () => {
  onOnePlatform({ TRUST_PROXY: 'on' })

  test('Scenario: somebody guesses elsewhere, and the player is not locked out', async () => {
    await send(username, from(1))
    const code = await codeFromMail()
    await send(username, from(2))
    for (let tries = 0; tries < 20; tries++) await check(wrong(code), username, from(2))
    expect((await check(code, username, from(2))).status).toBe(429)
    expect((await change(code, username, from(1))).success).toBe(true)
  })

  test('Scenario: a code that was asked for on one device is worth nothing on another', async () => {
    await send(username, from(1))
    expect(kindOf(await change(await codeFromMail(), username, from(2)))).toBe('no reset code')
  })

  test('Scenario: from everywhere together an account is sent no more than twenty letters an hour', async () => {
    const statuses = []
    for (let place = 0; place <= lettersOfStrangers.most; place++)
      statuses.push((await send(username, from(place))).status)
    expect(statuses).toEqual([...Array.from({ length: lettersOfStrangers.most }, () => 200), 429])
  })
})
