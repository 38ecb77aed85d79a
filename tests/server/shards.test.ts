import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { JobData } from '#server/jobs/jobs.ts'
import { firstIdOf } from '#server/shards/ids.ts'
import { shardForNew } from '#server/shards/of-username.ts'
import { houseMoneySent, houseMoneyTaken } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { addJob } from './setup/add-job.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { databaseProxy } from './setup/database-proxy.ts'
import { dtCaller } from './setup/games/dt.ts'
import { seat } from './setup/games/seat.ts'
import { hear } from './setup/hear.ts'
import { askPayment, paidAmount, payOnPage } from './setup/paying.ts'
import { proveLedger, signedIn } from './setup/player.ts'
import { plays } from './setup/round.ts'
import { codeSentTo, newcomer, signUp } from './setup/sign-up.ts'

/** A username that nobody has, whose registration comes to the shard. */
function nameFor(shard: number): string {
  for (;;) {
    const name = `p${randomUUID().slice(0, 8)}`
    if (shardForNew(name, 2) === shard) return name
  }
}

const playersOf = async ({ pool }: TestApp) => {
  const { rows } = await pool.query<{ username: string }>('select username from players')
  return rows.map(({ username }) => username)
}

const house = async ({ pool }: TestApp) => {
  const { rows } = await pool.query<{ sum: number }>(
    `select sum(balance)::bigint as sum from accounts where kind = 'house'`,
  )
  return rows[0]?.sum ?? 0
}

describe('two shards', () => {
  let app: TestApp
  /** As if each shard were the whole platform. */
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    app = await startApp({ shards: 2 })
    const [one, two] = app.pools
    if (!one || !two) throw new Error('not two shards')
    first = { ...app, pool: one }
    second = { ...app, pool: two }
  })
  afterEach(async () => {
    for (const shard of [first, second]) await proveLedger(shard)
  })
  afterAll(() => app.close())

  const claim = (token: string) => app.call('bonus/definetrialbonus', {}, { token, locale: 'en' })
  const joins = (shard: number, form: object = {}) => {
    const username = nameFor(shard)
    return signUp(app, { username, email: `${username}@example.test`, ...form })
  }
  test('Scenario: people sign up; each lives in one shard, and logs in without knowing which', async () => {
    const players = [await joins(0), await joins(1)]
    const names = players.map(({ username }) => username)
    expect([await playersOf(first), await playersOf(second)]).toEqual(names.map((name) => [name]))
    const [here = '', there = ''] = players.map(({ usercode }) => usercode)
    expect(Number(there) - Number(here)).toBe(firstIdOf(1) - firstIdOf(0))
    for (const username of names) {
      const { data } = await app.call('auth/login', { username, password: newcomer.password })
      expect(data).toMatchObject({ username, balance: 0 })
      const { token } = data
      expect((await app.call('customer/profile', {}, { token })).data).toMatchObject({ username })
      expect((await app.call('auth/logout', {}, { token })).success).toBe(true)
      expect((await app.call('customer/profile', {}, { token })).status).toBe(401)
      const wrong = await app.call('auth/login', { username, password: 'not-the-password' }, { locale: 'en' })
      expect(wrong.message).toBe('The username or password is wrong.')
    }
  })

  test('Scenario: a username and an e-mail are had once, whatever the shard', async () => {
    const { username } = await joins(1)
    const email = `${username}@example.test`
    const again = async (form: object) =>
      (await app.call('auth/register', { ...newcomer, username: nameFor(0), ...form })).data
    expect(await again({ email: email.toUpperCase() })).toMatchObject({ kind: 'email taken' })
    // A shard that was added later: registrations with the name come to another one now.
    await second.pool.query('update players set username = $2 where username = $1', [username, nameFor(0)])
    const { rows } = await second.pool.query<{ username: string }>(
      'select username from players where email = $1',
      [email],
    )
    expect(await again({ username: rows[0]?.username, email: 'new@example.test' })).toMatchObject({
      kind: 'username taken',
    })
  })

  test('Scenario: two people with one e-mail sign up at the same time, and come to two shards', async () => {
    const email = `${randomUUID()}@example.test`
    const answers = await Promise.allSettled([joins(0, { email }), joins(1, { email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('Scenario: a phone is verified by one player only, and a person has one trial bonus', async () => {
    const phone = '905559998877'
    const PersonalNo = '98765432109'
    const verify = async (token: string) => {
      app.clock.pass(3 * 60_000)
      await app.call('customer/updatephone', { step: 1, phone }, { token })
      return app.call(
        'customer/updatephone',
        { step: 2, phone, code: await codeSentTo(app, phone) },
        { token },
      )
    }
    const { token } = await joins(1, { PersonalNo })
    const { token: another } = await joins(0, { PersonalNo })
    expect((await verify(token)).success).toBe(true)
    expect((await verify(another)).data).toMatchObject({ kind: 'phone taken' })
    expect((await claim(token)).success).toBe(true)
    expect((await claim(another)).message).toMatch(/another account/)
  })

  test('Scenario: a player of the second shard pays in, plays and hears of it', async () => {
    const player = await seat(second, 'dt', 10_000)
    const heard = await hear(app, { token: player.signIn })
    const game = dtCaller({ ...app, secret: sandboxSecret(app.env.secret, 'dt') })
    const movement = { id: randomUUID(), round: randomUUID(), amount: 4_000 }
    expect(await game.bet(player, movement)).toMatchObject({ funds: 6_000 })
    expect(await game.win(player, { ...movement, id: randomUUID() })).toMatchObject({ funds: 10_000 })
    const asked = { player: { id: player.playerId, token: player.signIn }, requestId: randomUUID() }
    const path = await askPayment(second, { ...asked, call: 'payment/deposit' })
    await payOnPage(app, path ?? '')
    const balance = await app.call('user/balance', {}, { token: player.signIn })
    expect(balance.data).toMatchObject({ balance: (10_000 + paidAmount) / 100 })
    await expect.poll(() => heard).toContain('Balance')
    await expect.poll(() => heard.filter((each) => each !== 'Balance')).toHaveLength(1)
  })

  test('Scenario: the winners of both shards are shown, the largest first', async () => {
    for (const [shard, win] of [
      [first, 500],
      [second, 900],
      [first, 700],
    ] as const) {
      const { id } = await signedIn(shard)
      await plays(shard.pool, { playerId: id, startedAt: app.clock.now(), game: 'aviator', win })
    }
    const { data } = await app.call('transaction/topwinners', { count: 2 })
    expect(data.map(({ amount }) => amount)).toEqual([9, 7])
  })

  describe('the operator', () => {
    const why = ['--why', 'The week']

    test(
      'Scenario: a page is published in both shards, everybody is told, and a player is found by usercode',
      unhurried,
      async () => {
        const desk = deskOf(app)
        const page = await desk.read('content', 'export', 'page', '4')
        const title = { tr: 'Biz', en: 'Who we are' }
        await desk.pipe(JSON.stringify({ ...page, title }), 'content', 'publish', 'page', '-', ...why)
        for (const shard of ['1', '2'])
          expect((await desk.read('content', 'export', 'page', '4', '--shard', shard)).title).toEqual(title)
        const usercode = await usercodeOf(second, await signedIn(second))
        expect(await desk.read('player', usercode)).toHaveProperty('profile')
        expect((await desk.type('adjust', usercode, '12.50', '--account', 'cash', ...why)).code).toBe(0)
        const words = [
          '--title-tr',
          'Bakım',
          '--text-tr',
          'Bu gece.',
          '--title-en',
          'Works',
          '--text-en',
          'Tonight.',
        ]
        expect((await desk.type('notify', '--all', ...words, ...why)).code).toBe(0)
        for (const { pool } of [first, second]) {
          const { rowCount } = await pool.query(
            `select from players where not exists (select from notifications where player_id = players.id and title in ('Bakım', 'Works'))`,
          )
          expect(rowCount).toBe(0)
        }
        expect((await desk.type('reconcile', '--shard', '3')).complained).toBe('There is no shard 3')
      },
    )

    test(
      'Scenario: house money leaves a shard with its job, comes to the other one once, and reconciles',
      unhurried,
      async () => {
        const desk = deskOf(app)
        const before = [await house(first), await house(second)] as const
        const send = (...words: string[]) =>
          desk.type('house-money', '250.00', '--shard', '2', ...words, ...why)
        expect((await send('--to', '2')).complained).toBe('There is no other shard 2')
        expect((await send('--to', '1', '--id', 'the week')).code).toBe(0)
        expect((await send('--to', '1', '--id', 'the week')).said).toContain('Nothing was done again')
        await expect.poll(() => house(first)).toBe(before[0] + 25_000)
        expect(await house(second)).toBe(before[1] - 25_000)
        expect((await desk.type('reconcile')).said).toContain('2 shards, 0.00')
        const jobs = async () => {
          const { rows } = await second.pool.query<{ state: string; data: JobData['crossing'] }>(
            `select state, data from pgboss.job where name = 'crossing'`,
          )
          return rows
        }
        const [done] = await jobs()
        if (!done) throw new Error('There was no job')
        await addJob(second, 'crossing', done.data)
        await expect
          .poll(async () => (await jobs()).map(({ state }) => state))
          .toEqual(['completed', 'completed'])
        expect(await house(first)).toBe(before[0] + 25_000)
        const lost = houseMoneyTaken({ reference: randomUUID(), from: 1, to: 0, amount: 700 })
        const back = houseMoneySent({ reference: randomUUID(), from: 0, to: 1, amount: 700 })
        for (const movement of [lost, back]) await post(first.pool, movement)
        expect((await desk.type('reconcile')).complained).toMatch(/came with 700 and left with nothing$/)
      },
    )
  })
})

test('Scenario: the database of a shard hangs: its players wait, those of the others play on', async () => {
  const proxies = [await databaseProxy(), await databaseProxy()]
  const ways = proxies.values()
  const app = await startApp({
    shards: 2,
    impatient: true,
    way: async (url) => (await ways.next().value?.way(url)) ?? url,
  })
  const tokens: string[] = []
  for (const pool of app.pools) tokens.push((await signedIn({ pool, clock: app.clock })).token)
  const [here = '', there = ''] = tokens
  proxies[1]?.hang()
  onTestFinished(async () => {
    proxies[1]?.flow()
    await app.close()
  })
  const [own, other, login] = await Promise.all([
    app.call('user/balance', {}, { token: here }),
    app.call('user/balance', {}, { token: there }),
    app.call('auth/login', { username: nameFor(0), password: newcomer.password }),
  ])
  expect(own.success).toBe(true)
  expect([other.status, login.status]).toEqual([503, 503])
  expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200)
})
