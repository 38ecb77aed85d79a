import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { anotherNewcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
let newcomer: ReturnType<typeof anotherNewcomer>
/** Players of earlier tests. */
let before = 0
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
beforeEach(async () => {
  await app.rewind()
  before += await countPlayers()
  newcomer = anotherNewcomer()
})
afterAll(() => app.close())

const minute = 60_000
const countPlayers = async () => ((await app.pool.query('select from players')).rowCount ?? NaN) - before

const login = (password: string, username = newcomer.username) =>
  app.call('auth/login', { username, password })

describe('signing up', () => {
  test('Scenario: the form lists the countries, Türkiye among them under its id', async () => {
    const { data } = await app.call('auth/form')
    expect(data.countries).toHaveLength(249)
    expect(data.countries.find((each) => each.id === 235)).toEqual({
      id: 235,
      name: 'Türkiye',
      code: 'TR',
    })
  })

  test('Scenario: a visitor signs up and is logged in', async () => {
    const answer = await app.call('auth/register', newcomer, { locale: 'tr' })
    const { username, phone } = newcomer
    const { rows } = await app.pool.query<{ id: number }>('select max(id) as id from players')
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      message: 'Üyeliğiniz oluşturuldu. Hoş geldiniz.',
      data: {
        username,
        usercode: String(10_000_000 + (rows[0]?.id ?? 0)),
        balance: 0,
        phone,
        smsVerified: false,
      },
    })
    const balance = await app.call('user/balance', {}, { token: answer.data.token })
    expect(balance).toMatchObject({ status: 200, data: { balance: 0 } })
  })

  test.each([
    [
      'someone under 18',
      { birthDateYear: '2008', birthDateMonth: '11', birthDateDay: '21' },
      'birthDateYear',
      'under age',
    ],
    ['someone not yet born', { birthDateYear: '2031' }, 'birthDateDay', 'not a date'],
    [
      'someone born tomorrow',
      { birthDateYear: '2026', birthDateMonth: '11', birthDateDay: '21' },
      'birthDateYear',
      'not born yet',
    ],
    ['a country that is not on the list', { country: 999 }, 'country', 'unknown country'],
    ['a currency that is not ours', { currencyId: 2 }, 'currencyId', 'unknown currency'],
  ])('Scenario: %s is refused, and nothing is written', async (_who, form, field, kind) => {
    const answer = await app.callRaw('auth/register', { ...newcomer, ...form })
    expect(answer).toMatchObject({ success: false, data: { field, kind } })
    expect(await countPlayers()).toBe(0)
  })

  test('Scenario: on the very day of the eighteenth birthday', async () => {
    await signUp(app, { ...newcomer, birthDateYear: '2008', birthDateMonth: '11', birthDateDay: '20' })
    expect(await countPlayers()).toBe(1)
  })

  test.each([
    [
      'username',
      () => ({ email: 'other@example.test', username: newcomer.username.toUpperCase() }),
      'Bu kullanıcı adı daha önce alınmış.',
    ],
    [
      'email',
      () => ({ email: newcomer.email.toUpperCase(), username: 'other' }),
      'Bu e-posta adresiyle daha önce üye olunmuş.',
    ],
  ])('Scenario: the %s is taken, in capitals too', async (field, form, message) => {
    await signUp(app, newcomer)
    const answer = await app.call('auth/register', { ...newcomer, ...form() }, { locale: 'tr' })
    expect(answer).toMatchObject({ status: 200, success: false, message, data: { field } })
    expect(await countPlayers()).toBe(1)
  })

  test('Scenario: the same form is sent twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call('auth/register', newcomer)))
    const signedUp = answers.filter((answer) => answer.success)
    expect(new Set(signedUp.map(({ data }) => data.usercode)).size).toBe(1)
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
    expect(await countPlayers()).toBe(1)
  })

  test('Scenario: the answer to a registration is lost; sent again, it signs the player in who was made', async () => {
    const first = await app.call('auth/register', newcomer)
    app.clock.pass(15 * minute)
    const again = await app.call('auth/register', newcomer)
    expect(again).toMatchObject({ success: true, data: { usercode: first.data.usercode } })
    expect(again.data.token).not.toBe(first.data.token)
    app.clock.pass(1)
    expect((await app.call('auth/register', newcomer)).success).toBe(false)
    expect(await countPlayers()).toBe(1)
  })

  test.each([
    ['another password', { password: 'Another-Pa55word', password2: 'Another-Pa55word' }],
    ['another phone', { phone: '905559998877' }],
    ['another email', { email: 'somebody@example.test' }],
  ])('Scenario: the same registration with %s signs nobody in', async (_what, form) => {
    await signUp(app, newcomer)
    const answer = await app.call('auth/register', { ...newcomer, ...form })
    expect(answer).toMatchObject({ success: false, data: { field: 'username' } })
  })

  test('Scenario: a registration that is sent again counts as a guess of the password', async () => {
    await signUp(app, newcomer)
    const wrong = { ...newcomer, password: 'Another-Pa55word', password2: 'Another-Pa55word' }
    for (let tries = 0; tries < 5; tries++) await app.call('auth/register', wrong)
    expect((await login(newcomer.password)).status).toBe(429)
    expect((await app.call('auth/register', newcomer)).success).toBe(false)
  })

  test('Scenario: neither password nor national id can be read in the database', async () => {
    await signUp(app, newcomer)
    const { rows } = await app.pool.query<{ text: string }>(
      'select players::text as text from players where username = $1',
      [newcomer.username],
    )
    expect(rows[0]?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.text).not.toContain(newcomer.password)
    expect(rows[0]?.text).not.toContain(newcomer.PersonalNo)
  })
})

describe('logging in', () => {
  test('Scenario: with the username in another case', async () => {
    await signUp(app, newcomer)
    const { username } = newcomer
    expect(await login(newcomer.password, username.replace('new', 'New'))).toMatchObject({
      success: true,
      data: { username },
    })
  })

  test('Scenario: a wrong password and an unknown username are told the same', async () => {
    await signUp(app, newcomer)
    const [wrong, unknown] = [await login('not this one'), await login('not this one', 'nobody')]
    const told = { status: 200, success: false, message: 'The username or password is wrong.', data: null }
    expect(wrong).toMatchObject(told)
    expect(unknown).toMatchObject(told)
  })

  test('Scenario: after five failures each try waits twice as long as the one before, the right password too', async () => {
    await signUp(app, newcomer)
    for (let tries = 0; tries < 5; tries++) await login('not this one')
    for (const seconds of [15, 30, 60, 120, 240]) {
      const early = await login(newcomer.password)
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, String(seconds)])
      app.clock.pass(seconds * 1000 - 1)
      expect((await login(newcomer.password)).status).toBe(429)
      app.clock.pass(1)
      expect((await login('not this one')).status).toBe(200)
    }
  })

  test('Scenario: after ten failures nothing is looked at until the first is an hour old', async () => {
    await signUp(app, newcomer)
    for (let tries = 0; tries < 10; tries++) {
      await login('not this one')
      app.clock.pass(5 * minute)
    }
    const locked = await login(newcomer.password)
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, String(10 * 60)])
    app.clock.pass(10 * minute)
    expect((await login(newcomer.password)).success).toBe(true)
  })

  test('Scenario: of twenty guesses at the same moment five are looked at', async () => {
    await signUp(app, newcomer)
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('not this one')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
  })

  test('Scenario: a success forgets the failures before it', async () => {
    await signUp(app, newcomer)
    for (let tries = 0; tries < 4; tries++) await login('not this one')
    await login(newcomer.password)
    for (let tries = 0; tries < 4; tries++) await login('not this one')
    expect((await login(newcomer.password)).success).toBe(true)
  })
})
