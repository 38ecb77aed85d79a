import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import type { CallOptions } from './setup/call.ts'
import { connect } from './setup/connect.ts'
import { anotherNewcomer, newcomer, signUp } from './setup/sign-up.ts'

const old = newcomer.password
const fresh = 'gece-bahçesi'

let app: TestApp
let own: string
let token: string
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await app.rewind()
  const form = anotherNewcomer()
  own = form.username
  ;({ token } = await signUp(app, form))
})
afterAll(() => app.close())

const change = (oldPassword: string, password = fresh, options: CallOptions = {}) =>
  app.call(
    'customer/changepassword',
    { oldPassword, password, confirmPassword: password },
    { token, ...options },
  )
const logIn = (password: string, username = own, options: CallOptions = {}) =>
  app.call('auth/login', { username, password }, options)
const balance = (of: string) => app.call('user/balance', {}, { token: of })

describe('changing the password', () => {
  test('Scenario: the new password opens the account, the old one no longer does', async () => {
    expect(await change(old, fresh, { locale: 'tr' })).toMatchObject({
      status: 200,
      success: true,
      message: 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.',
      data: null,
    })
    expect(await logIn(old)).toMatchObject({ success: false })
    expect(await logIn(fresh)).toMatchObject({ success: true })
  })

  test('Scenario: the password is kept as an argon2id hash', async () => {
    await change(old)
    const { rows } = await app.pool.query<{ password: string }>(
      'select password from players where username = $1',
      [own],
    )
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('Scenario: this device stays in, every other one is out and its connection is closed', async () => {
    const other = await logIn(old)
    const { closed } = await connect(app, other.data.token)
    await change(old)
    expect((await closed)?.message).toContain('The session has ended.')
    expect((await balance(other.data.token)).status).toBe(401)
    expect((await balance(token)).status).toBe(200)
  })

  test('Scenario: the sessions of other players go on', async () => {
    const somebody = await signUp(app, anotherNewcomer())
    await change(old)
    expect((await balance(somebody.token)).status).toBe(200)
  })

  test('Scenario: the old password is wrong', async () => {
    expect(await change('yanlış-şifre')).toMatchObject({
      status: 200,
      success: false,
      message: 'Your current password is wrong.',
      data: { field: 'oldPassword', kind: 'wrong old password' },
    })
    expect(await logIn(old)).toMatchObject({ success: true })
  })

  test('Scenario: after five wrong ones the right one waits a quarter of a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => change('yanlış-şifre')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const early = await change(old)
    expect(early).toMatchObject({ status: 429, success: false })
    expect(early.headers.get('retry-after')).toBe('15')
    app.clock.pass(15_000)
    expect(await change(old)).toMatchObject({ success: true })
  })

  test('Scenario: wrong ones in one browser do not lock the others of the player', async () => {
    const elsewhere = { fingerprint: 'another browser' }
    const { data } = await logIn(old, own, elsewhere)
    for (let tries = 0; tries < 6; tries++)
      await change('yanlış-şifre', fresh, { ...elsewhere, token: data.token })
    expect(await change(old)).toMatchObject({ success: true })
  })

  test('Scenario: wrong ones of one player slow nobody else, and no sign-in', async () => {
    const somebody = await signUp(app, anotherNewcomer())
    for (let tries = 0; tries < 6; tries++) await change('yanlış-şifre')
    expect(await change(old, fresh, { token: somebody.token })).toMatchObject({ success: true })
    expect(await logIn(old)).toMatchObject({ success: true })
  })

  test('Scenario: the new password is the old one', async () => {
    expect(await change(old, old)).toMatchObject({
      success: false,
      data: { field: 'password', kind: 'same password' },
    })
  })

  test('Scenario: two changes at the same moment: one of them counts', async () => {
    const answers = await Promise.all([change(old, 'birinci-şifre'), change(old, 'ikinci-şifre')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const winner = answers[0]?.success ? 'birinci-şifre' : 'ikinci-şifre'
    expect(await logIn(winner)).toMatchObject({ success: true })
  })

  test.each([
    { sent: { confirmPassword: 'other-word' }, field: 'confirmPassword', kind: 'does not match' },
    { sent: { confirmPassword: '' }, field: 'confirmPassword', kind: 'required' },
    { sent: { password: 'abcd', confirmPassword: 'abcd' }, field: 'password', kind: 'at least 5' },
    { sent: { oldPassword: '' }, field: 'oldPassword', kind: 'required' },
  ])('Scenario: $field is not taken: $kind', async ({ sent, field, kind }) => {
    const body = { oldPassword: old, password: fresh, confirmPassword: fresh, ...sent }
    expect(await app.callRaw('customer/changepassword', body, { token })).toMatchObject({
      status: 400,
      data: { field, kind },
    })
  })

  test('Scenario: a visitor has no password to change', async () => {
    expect((await change(old, fresh, { token: 'nobody' })).status).toBe(401)
  })
})
