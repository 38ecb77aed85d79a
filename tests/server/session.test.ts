import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostSessions } from '#server/auth/session.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { connect } from './setup/connect.ts'
import { operator } from './setup/operator.ts'
import { anotherNewcomer, newcomer, signUp as signsUp } from './setup/sign-up.ts'

let app: TestApp
let username: string
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

function signUp() {
  const form = anotherNewcomer()
  username = form.username
  return signsUp(app, form)
}
const signIn = () => app.call('auth/login', { username, password: newcomer.password })
const own = 'from sessions where player_id = (select id from players where username = $1)'

const statusWith = async (token: string | undefined, fingerprint?: string) =>
  (await app.call('user/balance', {}, { ...(token && { token }), ...(fingerprint && { fingerprint }) }))
    .status

describe('a session', () => {
  test('Scenario: the token is used with the fingerprint that it was given to', async () => {
    const { token } = await signUp()
    expect(await statusWith(token)).toBe(200)
  })

  test('Scenario: a stolen token is used with another fingerprint, or none', async () => {
    const { token } = await signUp()
    expect(await statusWith(token, 'another device')).toBe(401)
    const reply = await fetch(`${app.url}/api/user/balance`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.status).toBe(401)
  })

  test.each([undefined, 'x', 'A'.repeat(43)])('Scenario: the token %s opens nothing', async (token) => {
    await signUp()
    expect(await statusWith(token)).toBe(401)
  })

  test('Scenario: the player is told in their language that the session is over', async () => {
    const answer = await app.call('user/balance', {}, { locale: 'tr' })
    expect(answer.message).toBe('Oturumunuz sona erdi. Lütfen yeniden giriş yapın.')
  })

  test('Scenario: a hundred sign-ins, the last four at once: the newest sessions run, the oldest have ended with their connections', async () => {
    const first = await signUp()
    const hub = await connect(app, first.token)
    await app.pool.query(
      `insert into sessions (player_id, password_version, token_hash, fingerprint_hash, started_at, expires_at, address, device)
       select player_id, password_version, int4send(extra), fingerprint_hash, started_at, expires_at, address, device
         from (select * ${own}) as first, generate_series(1, 96) as extra`,
      [username],
    )
    const answers = await Promise.all([signIn(), signIn(), signIn(), signIn()])
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true])
    const running = await app.pool.query(
      `select (min(id) filter (where ended_at is null) - min(id))::int as ended,
              count(*) filter (where ended_at is null)::int as running ${own}`,
      [username],
    )
    expect(running.rows).toEqual([{ ended: 101 - mostSessions, running: mostSessions }])
    expect(await statusWith(first.token)).toBe(401)
    for (const { data } of answers) expect(await statusWith(data.token)).toBe(200)
    await hub.closed
  })

  test('Scenario: one device logs out, the other stays in', async () => {
    const first = await signUp()
    const second = await signIn()
    expect(await app.call('auth/logout', {}, { token: first.token })).toMatchObject({ success: true })
    expect(await statusWith(first.token)).toBe(401)
    expect(await statusWith(second.data.token)).toBe(200)
  })

  test('Scenario: a session ends by itself after thirty days', async () => {
    const { token } = await signUp()
    app.clock.pass(30 * 24 * 60 * 60 * 1000 - 1)
    expect(await statusWith(token)).toBe(200)
    app.clock.pass(1)
    expect(await statusWith(token)).toBe(401)
  })

  test('Scenario: neither token nor fingerprint can be read in the database', async () => {
    const { token } = await signUp()
    const { rows } = await app.pool.query<{ text: string }>(`select sessions::text as text ${own}`, [
      username,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows[0]?.text).not.toContain(Buffer.from(testFingerprint).toString('hex'))
  })

  test('Scenario: signing up without a fingerprint', async () => {
    const reply = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'adadeniz', password: 'lale-bahçesi' }),
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ data: { field: 'x-fingerprint', kind: 'required' } })
  })

  test('Scenario: logging out closes the real-time connection of that session', async () => {
    const { token } = await signUp()
    const { closed } = await connect(app, token)
    await app.call('auth/logout', {}, { token })
    expect((await closed)?.message).toContain('The session has ended.')
  })

  test('Scenario: logging out closes it even while the bus is down', async () => {
    const { token } = await signUp()
    const { closed } = await connect(app, token)
    const { cut, allow } = await operator(app.databaseUrl)
    await allow(false)
    await cut('bus')
    await app.call('auth/logout', {}, { token })
    expect((await closed)?.message).toContain('The session has ended.')
    await allow(true)
  })

  test('Scenario: the connection of a session that ended while the bus was down is closed when the bus is back', async () => {
    const { token } = await signUp()
    const { closed } = await connect(app, token)
    await app.pool.query('update sessions set ended_at = $1', [app.clock.now()])
    await (await operator(app.databaseUrl)).cut('bus')
    expect((await closed)?.message).toContain('The session has ended.')
  })
})
