import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sealAnew } from '#server/change-secret.ts'
import { transaction } from '#server/database/transaction.ts'
import { shardForNew } from '#server/shards/of-username.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { excludes, logsIn, panics, playerWithPassword, standing } from './setup/break.ts'
import { testFingerprint } from './setup/call.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { stopLimitClock } from './setup/limit.ts'
import { testSecret } from './setup/player.ts'
import { anotherNewcomer, codeSentTo, newcomer as ada, signUp as signsUp } from './setup/sign-up.ts'

let newcomer = ada
let other = { ...anotherNewcomer(), PersonalNo: '98765432109' }
const signUp = (app: TestApp, form = {}) => signsUp(app, { ...newcomer, ...form })
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
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    await app.rewind()
    await app.pool.query('delete from excluded_people')
    const { username, email } = anotherNewcomer()
    newcomer = { ...ada, username, email }
    other = { ...anotherNewcomer(), PersonalNo: other.PersonalNo }
  })
  afterAll(() => app.close())
  const players = async () => (await app.pool.query('select from players')).rowCount

  test.each([
    ['the national id', { PersonalNo: newcomer.PersonalNo }, undefined],
    ['the phone', { phone: '05551112233' }, undefined],
    ['the browser', {}, 'a-fingerprint'],
  ])('Scenario: another account is opened with %s: it is refused', async (_what, form, fingerprint) => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    const before = await players()
    expect(await joins(app, form, fingerprint)).toMatchObject(refusal)
    expect(await players()).toBe(before)
  })

  test('Scenario: the e-mail address that the account had when it was excluded', async () => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    await app.pool.query(`update players set email = 'new@example.test' where email = $1`, [newcomer.email])
    expect(await joins(app, { email: newcomer.email.toUpperCase() })).toMatchObject(refusal)
  })

  test('Scenario: the phone that an excluded player changes to', async () => {
    const player = await signUp(app)
    await excludes(app, player, 6)
    const { phone } = other
    const { token } = player
    await app.call('customer/updatephone', { step: 1, phone }, { token })
    const code = await codeSentTo(app, phone)
    expect(await app.call('customer/updatephone', { step: 2, phone, code }, { token })).toMatchObject({
      success: true,
    })
    expect(await joins(app, {})).toMatchObject(refusal)
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
    expect(back.message).toContain('Welcome. You have chosen to stay away from play until')
    expect((await standing(app, back.data)).break).toMatchObject({ kind: 'exclusion', until })
    expect((await app.call('user/balance', {}, { token: second.token })).status).toBe(401)
    expect((await logsIn(app, other)).success).toBe(true)
    const breaks = await app.pool.query(
      'select from breaks join players on players.id = player_id where username = any ($1)',
      [[newcomer.username, other.username]],
    )
    expect(breaks.rowCount).toBe(2)
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

describe('a person who has two accounts', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const day = 24 * 3_600_000
  const end = new Date('2027-05-20T12:00:00Z')
  let people = 10_000_000_000
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ now })
  })
  beforeEach(() => at(now))
  afterAll(() => app.close())

  const at = async (moment: Date) => {
    app.clock.pass(moment.getTime() - app.clock.now().getTime())
    await stopLimitClock(app, moment)
  }
  const asks = ({ token }: { token: string }) => app.call('protection/lift', {}, { token, locale: 'en' })
  const confirms = ({ token }: { token: string }) =>
    app.call('protection/confirmlift', {}, { token, locale: 'en' })
  const two = async (country = 'TR') => {
    const person = { country, personalNo: String(++people) }
    return [await playerWithPassword(app, person), await playerWithPassword(app, person)]
  }

  test('Scenario: an exclusion that is taken at one account later keeps the other from coming back', async () => {
    const [first, second] = await two()
    if (!first || !second) throw new Error('no players')
    await excludes(app, first, 6)
    await logsIn(app, second)
    await at(end)
    const back = (await logsIn(app, second)).data
    await excludes(app, (await logsIn(app, first)).data, 'permanent')
    expect((await asks(back)).message).toBe('Staying away for good cannot be undone.')
    expect((await standing(app, back)).break).toMatchObject({ until: null, lift: null })
    const again = (await logsIn(app, second)).data
    expect((await standing(app, again)).break).toMatchObject({ until: null, lift: null })
  })

  test('Scenario: an account with an exclusion of its own adopts the longer one when it signs in', async () => {
    const [first, second] = await two()
    if (!first || !second) throw new Error('no players')
    await excludes(app, second, 6)
    await excludes(app, first, 12)
    await excludes(app, first, 'permanent')
    const back = (await logsIn(app, second)).data
    expect((await standing(app, back)).break).toMatchObject({ until: null, lift: null })
  })

  test('Scenario: what is lifted at both accounts does not come back at either', async () => {
    const [first, second] = await two()
    if (!first || !second) throw new Error('no players')
    await excludes(app, first, 6)
    await logsIn(app, second)
    await at(end)
    for (const player of [first, second]) await asks((await logsIn(app, player)).data)
    await at(new Date(end.getTime() + day))
    const own = (await logsIn(app, first)).data
    expect((await confirms(own)).success).toBe(true)
    expect((await standing(app, (await logsIn(app, first)).data)).break).toBeNull()
    const copy = (await logsIn(app, second)).data
    expect((await standing(app, copy)).break).toMatchObject({ kind: 'exclusion' })
    expect((await confirms(copy)).success).toBe(true)
    for (const player of [first, second])
      expect((await standing(app, (await logsIn(app, player)).data)).break).toBeNull()
  })

  test('Scenario: by the law of Ontario the other account, signed in elsewhere, is excluded when it is refused', async () => {
    const [first, second] = await two('CA')
    if (!first || !second) throw new Error('no players')
    await excludes(app, first, 6)
    expect((await logsIn(app, second)).message).toContain('You cannot log in until')
    expect((await app.call('user/balance', {}, { token: second.token })).status).toBe(401)
    const { rows } = await app.pool.query('select from breaks where player_id = $1', [second.id])
    expect(rows).toHaveLength(1)
  })
})

test('Scenario: the shard with the person’s other account does not answer: nothing is lifted, and signing in works', async () => {
  const begin = new Date('2026-11-20T12:00:00Z')
  const proxies = [await databaseProxy(), await databaseProxy()]
  const ways = proxies.values()
  const app = await startApp({
    shards: 2,
    now: begin,
    way: async (url) => (await ways.next().value?.way(url)) ?? url,
  })
  onTestFinished(async () => {
    proxies[1]?.flow()
    await app.close()
  })
  const [pool, elsewhere] = app.pools
  if (!pool || !elsewhere) throw new Error('not two shards')
  const day = 24 * 3_600_000
  const at = async (moment: Date) => {
    app.clock.pass(moment.getTime() - app.clock.now().getTime())
    await stopLimitClock(app, moment)
  }
  const person = { personalNo: '12345678901' }
  await at(begin)
  const player = await playerWithPassword({ pool, clock: app.clock }, person)
  await excludes(app, player, 6)
  const end = new Date('2027-05-20T12:00:00Z')
  await at(end)
  const { token } = (await logsIn(app, player)).data
  expect((await app.call('protection/lift', {}, { token })).success).toBe(true)
  await at(new Date(end.getTime() + day))
  const second = await playerWithPassword({ pool: elsewhere, clock: app.clock }, person)
  expect((await excludes(app, second, 'permanent')).success).toBe(true)
  const confirms = () => app.call('protection/confirmlift', {}, { token, locale: 'en' })
  proxies[1]?.refuse()
  expect((await confirms()).status).toBe(503)
  expect((await logsIn(app, player)).success).toBe(true)
  proxies[1]?.flow()
  expect((await standing(app, { token })).break).toMatchObject({ until: end.toISOString() })
  expect((await confirms()).message).toBe('Staying away for good cannot be undone.')
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
