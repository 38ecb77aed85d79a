import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { anotherNewcomer, codeSentTo, messagesTo, newcomer, signUp } from './setup/sign-up.ts'

const other = '905554445566'
const second = 1_000
const minute = 60 * second

let app: TestApp
let username: string
let phone: string
let token: string
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
beforeEach(async () => {
  await app.rewind()
  const form = anotherNewcomer()
  ;({ username, phone } = form)
  ;({ token } = await signUp(app, form))
})
afterAll(() => app.close())

const send = (to = phone, locale = 'en') =>
  app.call('customer/updatephone', { step: 1, phone: to }, { token, locale })
const verify = (code: string, of = phone) =>
  app.call('customer/updatephone', { step: 2, phone: of, code }, { token })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('verifying the phone', () => {
  test('Scenario: the code from the message verifies the number', async () => {
    const sent = await send(phone, 'tr')
    expect(sent).toMatchObject({
      success: true,
      message: 'Doğrulama kodu telefonunuza gönderildi.',
      data: { sentAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-20T12:05:00.000Z' },
    })
    const code = await codeSentTo(app, phone)
    expect(await messagesTo(app, phone)).toEqual([
      `Lale doğrulama kodunuz: ${code}. Kod 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
    ])
    expect(await verify(code)).toMatchObject({ success: true, data: null })
    const { data } = await app.call('auth/login', { username, password: newcomer.password })
    expect(data).toMatchObject({ phone, smsVerified: true })
  })

  test('Scenario: a wrong code, then the right one', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    expect(await verify(wrong(code))).toMatchObject({
      status: 200,
      success: false,
      message: 'The code is wrong. You have 4 tries left.',
      data: { field: 'code', kind: 'wrong code' },
    })
    expect((await verify(code)).success).toBe(true)
  })

  test('Scenario: after five wrong codes the right one is worth nothing', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    const told = []
    for (let tries = 0; tries < 5; tries++) told.push((await verify(wrong(code))).data)
    expect(told.map((data) => data && 'kind' in data && data.kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'wrong code'),
      'code used up',
    ])
    const soon = await verify(code)
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '15'])
    app.clock.pass(15 * second)
    expect(await verify(code)).toMatchObject({ success: false, data: { kind: 'code used up' } })
  })

  test('Scenario: fifty guesses at the same moment are five tries', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    await Promise.all(Array.from({ length: 50 }, () => verify(wrong(code))))
    const { rows } = await app.pool.query('select failed_tries from phone_codes where phone = $1', [phone])
    expect(rows).toEqual([{ failed_tries: 5 }])
  })

  test('Scenario: the code is taken until its last millisecond and no longer', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    app.clock.pass(5 * minute)
    expect(await verify(code)).toMatchObject({ success: false, data: { kind: 'code expired' } })
    app.clock.pass(-1)
    expect((await verify(code)).success).toBe(true)
  })

  test('Scenario: a code is used once', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    await verify(code)
    expect(await verify(code)).toMatchObject({ success: false, data: { kind: 'no code sent' } })
  })

  test('Scenario: a new code is asked for before sixty seconds are over, and after', async () => {
    await send()
    app.clock.pass(18 * second)
    const early = await send()
    expect(early).toMatchObject({ status: 429, message: 'You can ask for a new code in 42 seconds.' })
    expect(early.headers.get('retry-after')).toBe('42')
    app.clock.pass(42 * second)
    const first = await codeSentTo(app, phone)
    expect((await send()).success).toBe(true)
    const newest = await codeSentTo(app, phone)
    if (newest !== first) expect((await verify(first)).success).toBe(false)
    expect((await verify(newest)).success).toBe(true)
  })

  test('Scenario: ten presses at the same moment send one message', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(answers.filter((answer) => answer.success)).toHaveLength(1)
    expect(await messagesTo(app, phone)).toHaveLength(1)
  })

  test('Scenario: the number is corrected at once, and its code does not verify the first one', async () => {
    await send()
    expect((await send(other)).success).toBe(true)
    const code = await codeSentTo(app, other)
    expect(await verify(code, phone)).toMatchObject({ success: false, data: { kind: 'no code sent' } })
    expect((await verify(code, other)).success).toBe(true)
  })

  test('Scenario: the sixth code within an hour waits until the first is an hour old', async () => {
    for (let sends = 0; sends < 5; sends++) {
      expect((await send()).success).toBe(true)
      app.clock.pass(minute)
    }
    const refusal = await send(other, 'tr')
    expect(refusal).toMatchObject({
      status: 429,
      message: 'Çok fazla kod istediniz. Lütfen 55 dakika sonra yeniden deneyin.',
    })
    app.clock.pass(55 * minute)
    expect((await send(other)).success).toBe(true)
  })

  test('Scenario: the number is verified by somebody else', async () => {
    await send()
    await verify(await codeSentTo(app, phone))
    const late = await signUp(app, { ...anotherNewcomer(), phone })
    const ask = (code: string) => app.call('customer/updatephone', { step: 2, phone, code }, late)
    const sent = await app.call('customer/updatephone', { step: 1, phone }, late)
    expect(sent).toMatchObject({
      success: true,
      message: 'The verification code has been sent to your phone.',
    })
    const code = await codeSentTo(app, phone)
    expect(await ask(wrong(code))).toMatchObject({ success: false, data: { kind: 'wrong code' } })
    expect(await ask(code)).toMatchObject({ success: false, data: { field: 'phone', kind: 'phone taken' } })
    const owner = await app.call('auth/login', { username, password: newcomer.password })
    expect(owner.data).toMatchObject({ phone, smsVerified: true })
  })

  test.each(['05551112233', '5551112233', '00905551112233', '9005551112233'])(
    'Scenario: the number is verified by somebody else, and asked for as %s',
    async (like) => {
      const written = like.replace('5551112233', phone.slice(2))
      await send()
      await verify(await codeSentTo(app, phone))
      const late = await signUp(app, { ...anotherNewcomer(), phone: written })
      expect(late.phone).toBe(phone)
      await app.call('customer/updatephone', { step: 1, phone: written }, late)
      const code = await codeSentTo(app, phone)
      const answer = await app.call('customer/updatephone', { step: 2, phone: written, code }, late)
      expect(answer).toMatchObject({
        success: false,
        message:
          'This phone number is verified on another account. Please log in with that account, or enter another number.',
        data: { field: 'phone', kind: 'phone taken' },
      })
    },
  )

  test('Scenario: a number that was verified in several writings stays with the account that verified it first', async () => {
    const own = await startApp()
    onTestFinished(() => own.close())
    const { pool } = own
    ;({ phone } = await signUp(own))
    await pool.query(
      `insert into players (username, email, password, name, surname, personal_no, phone, phone_verified_at, birth_date, country_id, currency_id, trial_bonus_wanted, locale, created_at)
       select name, name || '@example.test', '-', 'A', 'B', '-', phone, verified::timestamptz, '1990-01-01', 235, 1, false, 'tr', now()
         from (values ('second', '905551112233', '2026-02-02'), ('first', '05551112233', '2026-01-01'),
                      ('third', '5551112233', '2026-03-03'), ('open', '00905551112233', null),
                      ('other', '491711234567', '2026-01-01')) as old (name, phone, verified)`,
    )
    await pool.query('drop table trial_bonus_people')
    const migration = new URL('../../server/migrations/520-one-number-one-account.sql', import.meta.url)
    await pool.query(await readFile(migration, 'utf8'))
    const { rows } = await pool.query(
      `select username, phone, phone_verified_at is not null as verified from players where name = 'A' order by id`,
    )
    expect(rows).toEqual([
      { username: 'second', phone, verified: false },
      { username: 'first', phone, verified: true },
      { username: 'third', phone, verified: false },
      { username: 'open', phone, verified: false },
      { username: 'other', phone: '491711234567', verified: true },
    ])
  })

  test('Scenario: two players hold codes for one number, and the faster has it', async () => {
    const rival = await signUp(app, { ...anotherNewcomer(), phone })
    await send()
    const mine = await codeSentTo(app, phone)
    await app.call('customer/updatephone', { step: 1, phone }, { token: rival.token })
    const theirs = await codeSentTo(app, phone)
    const answers = await Promise.all([
      verify(mine),
      app.call('customer/updatephone', { step: 2, phone, code: theirs }, { token: rival.token }),
    ])
    expect(answers.filter((answer) => answer.success)).toHaveLength(1)
    expect(answers.find((answer) => !answer.success)).toMatchObject({
      status: 200,
      data: { kind: 'phone taken' },
    })
  })

  test('Scenario: the code cannot be read in the database', async () => {
    await send()
    const code = await codeSentTo(app, phone)
    const { rows } = await app.pool.query<{ text: string }>(
      'select phone_codes::text as text from phone_codes where phone = $1',
      [phone],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(Buffer.from(code).toString('hex'))
  })
})
