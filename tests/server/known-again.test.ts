import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealAnew } from '#server/change-secret.ts'
import { transaction } from '#server/database/transaction.ts'
import { shardForNew } from '#server/shards/of-username.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { excludes, logsIn, panics, standing } from './setup/break.ts'
import { testFingerprint } from './setup/call.ts'
import { testSecret } from './setup/player.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

const other = {
  username: 'baskasi',
  email: 'baskasi@example.test',
  phone: '905559998877',
  PersonalNo: '98765432109',
}
const joins = (app: TestApp, form: object, fingerprint = 'another-browser') =>
  app.call('auth/register', { ...newcomer, ...other, ...form }, { locale: 'en', fingerprint })
/** A username whose registration comes to the shard. */
const nameIn = (shard: number) => {
  for (let nth = 0; ; nth++) if (shardForNew(`kisi${nth}x`, 2) === shard) return `kisi${nth}x`
}
const refusal = {
  success: false,
  message:
    'We cannot open an account with these details at the moment. Please write to us if you have questions.',
}

describe('an excluded person is known again', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.close())

  test.each([
    ['the national id', { PersonalNo: newcomer.PersonalNo }, undefined],
    ['the phone', { phone: '05551112233' }, undefined],
    ['the browser', {}, 'a-fingerprint'],
  ])('Scenario: another account is opened with %s: it is refused', async (_what, form, fingerprint) => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    expect(await joins(app, form, fingerprint)).toMatchObject(refusal)
    expect((await app.pool.query('select from players')).rowCount).toBe(1)
  })

  test('Scenario: the e-mail address that the account had when it was excluded', async () => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    await app.pool.query(`update players set email = 'new@example.test'`)
    expect(await joins(app, { email: newcomer.email.toUpperCase() })).toMatchObject(refusal)
  })

  test('Scenario: the browser that an excluded player signs in with later, told by its cookie alone', async () => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    const later = await app.call(
      'auth/login',
      { username: newcomer.username, password: newcomer.password },
      { fingerprint: 'a-new-phone' },
    )
    const cookie = later.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answer = await app.call(
      'auth/register',
      { ...newcomer, ...other },
      { locale: 'en', fingerprint: 'cleared', headers: { cookie } },
    )
    expect(answer).toMatchObject(refusal)
  })

  test('Scenario: somebody else is not, and nobody is after a time-out', async () => {
    const player = await signUp(app)
    await panics(app, player)
    expect((await joins(app, { PersonalNo: newcomer.PersonalNo })).success).toBe(true)
    await excludes(app, player, 6)
    const stranger = {
      username: 'yabanci',
      email: 'yabanci@example.test',
      phone: '905557776655',
      PersonalNo: '11122233344',
    }
    expect((await joins(app, stranger, 'a-third-browser')).success).toBe(true)
  })

  test('Scenario: the person has another account already: it is excluded when it signs in, for as long', async () => {
    const player = await signUp(app)
    const second = (await joins(app, { PersonalNo: newcomer.PersonalNo }, testFingerprint)).data
    await excludes(app, player, 12)
    const until = (await standing(app, player)).break?.until
    expect((await standing(app, { token: second.token })).break).toBeNull()
    const back = await logsIn(app, other)
    expect(back.message).toContain('Welcome. You are taking a break from play.')
    expect((await standing(app, back.data)).break).toMatchObject({ kind: 'exclusion', until })
    expect((await app.call('user/balance', {}, { token: second.token })).status).toBe(401)
    expect((await logsIn(app, other)).success).toBe(true)
    expect((await app.pool.query('select from breaks')).rowCount).toBe(2)
  })

  test('Scenario: the secret is changed: the person is still known', async () => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    const marks = async () =>
      (await app.pool.query('select kind, mark from excluded_people order by 1, 2')).rows
    const before = await marks()
    const anew = 'another secret, which is long enough as well'
    await transaction(app.pool, (tx) => sealAnew(tx, { before: testSecret, secret: anew }))
    expect(await marks()).not.toEqual(before)
    await transaction(app.pool, (tx) => sealAnew(tx, { before: anew, secret: testSecret }))
    expect(await marks()).toEqual(before)
    expect(await joins(app, { PersonalNo: newcomer.PersonalNo })).toMatchObject(refusal)
  })
})

test('Scenario: the excluded person lives in another shard', async () => {
  const app = await startApp({ shards: 2 })
  try {
    const player = await signUp(app, { username: nameIn(1) })
    const here = { username: nameIn(0), PersonalNo: newcomer.PersonalNo }
    const second = await joins(app, here)
    await excludes(app, player, 6)
    expect(await joins(app, { ...here, username: `${nameIn(0)}y`, email: 'uc@example.test' })).toMatchObject(
      refusal,
    )
    expect(second.success).toBe(true)
    const back = await logsIn(app, here)
    expect((await standing(app, back.data)).break).toMatchObject({ kind: 'exclusion' })
  } finally {
    await app.close()
  }
})
