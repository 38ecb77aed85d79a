import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#server/auth/session.store.ts'
import { transaction } from '#server/database/transaction.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { messagesTo, newcomer, signUp } from './setup/sign-up.ts'

const { username, email } = newcomer
/** The least in each of three loops, which go on until the change is over. */
const logins = 12
const rounds = 8

let app: TestApp
beforeEach(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'silent' } })
})
afterEach(() => app.close())

const logIn = (password: string) => app.call('auth/login', { username, password })
const stillOpen = async (tokens: readonly string[]) => {
  const statuses = await Promise.all(
    tokens.map(async (token) => (await app.call('user/balance', {}, { token })).status),
  )
  return statuses.filter((status) => status !== 401).length
}

/** Logs in with the old password again and again while the change runs; returns the tokens of the opened sessions. */
async function loginsDuring(password: string, change: Promise<{ success: boolean }>): Promise<string[]> {
  const tokens: string[] = []
  const race = { over: false }
  const ended = change.then(({ success }) => {
    race.over = true
    return success
  })
  const asking = Array.from({ length: 3 }, async () => {
    for (let number = 0; number < logins || !race.over; number++) {
      const answer = await logIn(password)
      if (answer.success) tokens.push(answer.data.token)
      else if (race.over) return
    }
  })
  await Promise.all(asking)
  expect(await ended).toBe(true)
  return tokens
}

describe('a login with the old password while the password is being changed', () => {
  test(
    'Scenario: by the player: none of the sessions that it opened is left',
    { timeout: 120_000 },
    async () => {
      let { token } = await signUp(app)
      let password = newcomer.password
      let opened = 0
      for (let round = 0; round < rounds; round++) {
        const next = `yepyeni-şifre-${round}`
        const form = { oldPassword: password, password: next, confirmPassword: next }
        const tokens = await loginsDuring(password, app.call('customer/changepassword', form, { token }))
        opened += tokens.length
        expect(await stillOpen(tokens)).toBe(0)
        password = next
        // On a busy machine many logins fail during the change: until they are forgotten the right password is refused, too.
        app.clock.pass(60 * 60_000)
        token = (await logIn(password)).data.token
      }
      expect(opened).toBeGreaterThan(rounds)
    },
  )

  test(
    'Scenario: by a recovery: none of the sessions that it opened is left',
    { timeout: 120_000 },
    async () => {
      await signUp(app)
      let password = newcomer.password
      for (let round = 0; round < 3; round++) {
        const next = `yepyeni-şifre-${round}`
        await app.call('auth/sendresetpassword', { username })
        const codes = async () =>
          (await messagesTo(app, email)).flatMap((letter) => /\d{8}/.exec(letter)?.[0] ?? [])
        await expect.poll(codes).toHaveLength(round + 1)
        const [code = ''] = await codes()
        const form = { username, code, password: next, password2: next }
        const tokens = await loginsDuring(password, app.call('auth/changepasswordwithcode', form))
        expect(await stillOpen(tokens)).toBe(0)
        password = next
        app.clock.pass(60 * 60_000)
      }
    },
  )
})

const playerOf = async () => {
  const { rows } = await app.pool.query<{ id: number; password: string }>('select id, password from players')
  return rows[0] ?? { id: 0, password: '' }
}

describe('opening a session', () => {
  const opening = { fingerprint: 'f', browser: 'b', address: '127.0.0.1', device: 'test' }
  test('Scenario: it waits for a change that is not decided yet, and then opens none', async () => {
    await signUp(app)
    const { id: playerId, password } = await playerOf()
    const now = app.clock.now()
    let session: ReturnType<typeof openSession> | undefined
    await transaction(app.pool, async (tx) => {
      await tx.query(`update players set password = 'another' where id = $1`, [playerId])
      session = openSession(app.pool, { ...opening, playerId, password, now })
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1)
    })
    expect(await session).toBeNull()
  })

  test('Scenario: a change that was asked for meanwhile waits for it, and ends what it opened', async () => {
    const { token } = await signUp(app)
    const { id: playerId, password } = await playerOf()
    let change: ReturnType<typeof app.call<'customer/changepassword'>> | undefined
    const opened = await transaction(app.pool, async (tx) => {
      const session = await openSession(tx, { ...opening, playerId, password, now: app.clock.now() })
      const form = { oldPassword: newcomer.password, password: 'yepyeni', confirmPassword: 'yepyeni' }
      change = app.call('customer/changepassword', form, { token })
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1)
      return session
    })
    expect((await change)?.success).toBe(true)
    const answer = await app.call('user/balance', {}, { token: opened?.token ?? '', fingerprint: 'f' })
    expect(answer.status).toBe(401)
  })
})
