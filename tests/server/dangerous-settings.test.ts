import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CannotStart } from '#server/cannot-start.ts'
import { createPool } from '#server/database/pool.ts'
import { readEnv } from '#server/env.ts'
import { assertOwnSecret } from '#server/own-secret.ts'
import { secretBits } from '#server/secret-bits.ts'
import { personalNoPurpose } from '#server/auth/personal-no.ts'
import { personOf } from '#server/bonus/trial-person.ts'
import { keepPerson } from '#server/bonus/trial-person.store.ts'
import { openDetail } from '#server/payment/sealed-detail.ts'
import { unseal } from '#server/seal.ts'
import { depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp } from './setup/app.ts'
import { freshDatabase } from './setup/copies.ts'
import { methodOf } from './setup/player.ts'
import { newcomer, signUp } from './setup/sign-up.ts'
import { operator, unhurried } from './setup/command-line.ts'
import { run } from './setup/run-server.ts'

const chance = () => randomBytes(32).toString('base64')

/** A production environment without a dangerous setting. */
const safe = () => ({
  NODE_ENV: 'production',
  SECRET: chance(),
  PUBLIC_URL: 'https://lale.example',
  SMS_URL: 'https://sms.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'lale@mail.example',
})

const dangers = [
  [
    'sandbox',
    { SANDBOX: 'on' },
    'SANDBOX is on in production, and its outbox shows everybody every code: leave it out',
  ],
  [
    'weak-secret',
    { SECRET: '-'.repeat(32) },
    'SECRET can be guessed: make one by chance (openssl rand -base64 32)',
  ],
  [
    'http',
    { PUBLIC_URL: 'http://lale.example' },
    'PUBLIC_URL is not https, and passwords cross the network in clear: name the https address of the site',
  ],
  [
    'plain-database',
    { DATABASE_URL: 'postgres://lale@db.example/lale?sslmode=prefer' },
    'DATABASE_URL crosses the network in clear: add sslmode=verify-full to it',
  ],
  [
    'plain-redis',
    { REDIS_URL: 'redis+sentinel://127.0.0.1:26379,b.example/primary' },
    'REDIS_URL crosses the network in clear: name it with rediss: or rediss+sentinel:',
  ],
  [
    'no-sms',
    { SMS_URL: '' },
    'SMS_URL is missing, and no code reaches a phone: name the gateway for messages',
  ],
  [
    'no-mail',
    { SMTP_URL: '' },
    'SMTP_URL is missing, and no letter reaches a player: name the server for mail',
  ],
  [
    'plain-database',
    {
      DATABASE_URL: 'postgres://lale@127.0.0.1/lale',
      DATABASE_REPLICA_URL: 'postgres://lale@standby.example/lale',
    },
    'DATABASE_REPLICA_URL crosses the network in clear: add sslmode=verify-full to it',
  ],
] as const

describe('a production with a dangerous setting', () => {
  test.each(dangers)('Scenario: %s stops the start, unless it is meant', (risk, variables, line) => {
    const env = { ...safe(), ...variables }
    expect(() => readEnv(safe())).not.toThrow()
    expect(() => readEnv(env)).toThrow(
      new CannotStart(`${line}, or set ACCEPT_RISK=${risk} if that is meant`),
    )
    expect(() => readEnv({ ...env, ACCEPT_RISK: risk })).not.toThrow()
    expect(() => readEnv({ ...env, NODE_ENV: 'development' })).not.toThrow()
  })

  test.each([
    { DATABASE_URL: 'postgres://lale@db.example/lale?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://lale@[::1]/lale' },
    { DATABASE_URL: 'postgres://lale@127.0.0.1:5433/lale' },
    { REDIS_URL: 'rediss://:secret@redis.example' },
    { REDIS_URL: 'redis://localhost' },
    { REDIS_URL: 'rediss+sentinel://a.example,b.example/primary' },
  ])('Scenario: what is encrypted or stays on this machine is no danger: %o', (variables) => {
    expect(() => readEnv({ ...safe(), ...variables })).not.toThrow()
  })

  test('Scenario: the ACCEPT_RISK that the line proposes keeps the risks already accepted', () => {
    const line = `${dangers[5][2]}, or set ACCEPT_RISK=http,no-sms if that is meant`
    const env = { ...safe(), PUBLIC_URL: 'http://lale.example', SMS_URL: '', ACCEPT_RISK: 'http' }
    expect(() => readEnv(env)).toThrow(new CannotStart(line))
  })

  test('Scenario: an unknown risk is refused by name', () => {
    const line =
      'ACCEPT_RISK is not a list of sandbox, weak-secret, http, plain-database, plain-redis, no-sms, no-mail: "all"'
    expect(() => readEnv({ ...safe(), ACCEPT_RISK: 'all' })).toThrow(new CannotStart(line))
  })

  test('Scenario: the server itself says one line and ends', async () => {
    const { code, complained } = await run({ ...safe(), SANDBOX: 'on', DATABASE_URL: await freshDatabase() })
    expect([code, complained]).toEqual([1, `${dangers[0][2]}, or set ACCEPT_RISK=sandbox if that is meant`])
  })

  test.each([
    '-'.repeat(32),
    'abcdefghijklmnopqrstuvwxyz123456',
    '0123456789abcdef0123456789abcdef',
    'change-me-change-me-change-me-12',
    'a secret that only the tests know, long enough',
  ])('Scenario: "%s" is guessed, and what chance has made is not', (secret) => {
    expect(() => readEnv({ ...safe(), SECRET: secret })).toThrow(/^SECRET can be guessed/)
    for (const made of [chance(), randomBytes(16).toString('hex'), randomBytes(24).toString('base64url')])
      expect(() => readEnv({ ...safe(), SECRET: made }), made).not.toThrow()
    expect(secretBits(secret)).toBeLessThan(70)
  })
})

describe('a node with another secret than its database', () => {
  const line = 'SECRET is not that of the database: set the one that it was first started with'

  test(
    'Scenario: it does not start, and neither does a command of the operator; that of the first node goes on',
    unhurried,
    async () => {
      const DATABASE_URL = await freshDatabase()
      const pool = createPool(DATABASE_URL)
      const first = chance()
      await assertOwnSecret(pool, { secret: first })
      await assertOwnSecret(pool, { secret: first })
      const { rows } = await pool.query<{ mark: Buffer }>('select mark from own_secret')
      expect(rows).toHaveLength(1)
      expect(rows[0]?.mark.includes(first)).toBe(false)
      await pool.end()
      expect(await run({ DATABASE_URL, SECRET: chance() })).toEqual({ code: 1, said: '', complained: line })
      const typed = await operator(['maintenance'], { DATABASE_URL, SECRET: chance() })
      expect([typed.code, typed.complained]).toEqual([1, line])
      expect((await operator(['maintenance'], { DATABASE_URL, SECRET: first })).said).toBe('The site is open')
    },
  )

  test('Scenario: the secret is changed: all that was sealed is read with the new one, and the old one no longer starts', async () => {
    const app = await startApp()
    const { token } = await signUp(app)
    const { rows: players } = await app.pool.query<{ id: number; personalNo: string }>(
      'select id, personal_no as "personalNo" from players',
    )
    const [player] = players
    if (!player) throw new Error('nobody')
    await post(
      app.pool,
      depositConfirmed({ provider: 'sandbox', playerId: player.id, amount: 50_000, reference: 'a deposit' }),
    )
    const withdrawal = {
      id: await methodOf(app, 'kesecik'),
      target: 'pay',
      detail: { Amount: 100, WalletNo: '1234567890' },
    }
    expect((await app.callRaw('payment/withdraw', withdrawal, { token })).success).toBe(true)
    await keepPerson(app.pool, { playerId: player.id, person: personOf(app.env.secret, player.personalNo) })

    const secret = chance()
    const secretBefore = app.env.secret
    await expect(assertOwnSecret(app.pool, { secret, secretBefore: chance() })).rejects.toThrow(line)
    await Promise.all([1, 2].map(() => assertOwnSecret(app.pool, { secret, secretBefore })))
    await assertOwnSecret(app.pool, { secret })
    await expect(assertOwnSecret(app.pool, { secret: secretBefore })).rejects.toThrow(line)

    const { rows } = await app.pool.query<{ personalNo: string; sealed: string; person: Buffer }>(
      `select personal_no as "personalNo", sealed, person from players
         join payments on payments.player_id = players.id join trial_bonus_people people on people.player_id = players.id`,
    )
    const [kept] = rows
    if (!kept) throw new Error('nothing is kept')
    expect(unseal(secret, personalNoPurpose, kept.personalNo)).toBe(newcomer.PersonalNo)
    expect(openDetail(secret, kept.sealed)).toMatchObject({ WalletNo: '1234567890' })
    expect(kept.person).toEqual(personOf(secret, kept.personalNo))
    await app.close()
  })
})
