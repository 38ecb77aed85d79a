import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { connect } from './setup/connect.ts'
import { anotherNewcomer, signUp } from './setup/sign-up.ts'

const minute = 60_000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let app: TestApp
let newcomer: ReturnType<typeof anotherNewcomer>
let token: string
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
beforeEach(async () => {
  await app.rewind()
  newcomer = anotherNewcomer()
  ;({ token } = await signUp(app, newcomer, { headers: { 'user-agent': chrome } }))
})
afterAll(() => app.close())

async function logIn(): Promise<string> {
  app.clock.pass(minute)
  const { username, password } = newcomer
  const answer = await app.call('auth/login', { username, password }, { headers: { 'user-agent': 'x' } })
  return answer.data.token
}
const list = async (part = {}, of = token, locale = 'en') =>
  (await app.call('customer/sessions', part, { token: of, locale })).data
const end = (id: number, of = token) => app.call('customer/endsession', { id }, { token: of })
const idOf = async (of: string) => (await list({}, of)).list.find(({ current }) => current)?.id ?? 0

describe('the session history', () => {
  test('Scenario: the newest stands first, and the one that asks is marked', async () => {
    await logIn()
    const { total, list: entries } = await list()
    expect(total).toBe(2)
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        started: '2026-11-20T12:01:00.000Z',
        ended: null,
        address: '127.0.0.1',
        device: 'Unknown device',
        current: false,
      },
      {
        id: expect.any(Number),
        started: '2026-11-20T12:00:00.000Z',
        ended: null,
        address: '127.0.0.1',
        device: 'Chrome, Windows',
        current: true,
      },
    ])
    expect((await list({}, token, 'tr')).list[0]?.device).toBe('Bilinmeyen cihaz')
  })

  test('Scenario: a long history comes page by page, each session once', async () => {
    for (let more = 0; more < 4; more++) await logIn()
    const pages = [
      await list({ skip: 0, take: 2 }),
      await list({ skip: 2, take: 2 }),
      await list({ skip: 4, take: 2 }),
    ]
    expect(pages.map((page) => [page.total, page.list.length])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
    ])
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  })

  test('Scenario: another session is ended: it is out, its connection is closed and its end is told', async () => {
    const other = await logIn()
    const id = await idOf(other)
    const { closed } = await connect(app, other)
    app.clock.pass(minute)
    expect(await end(id)).toMatchObject({
      success: true,
      message: 'The session has been ended.',
      data: { ended: '2026-11-20T12:02:00.000Z' },
    })
    expect((await closed)?.message).toContain('The session has ended.')
    expect((await app.call('user/balance', {}, { token: other })).status).toBe(401)
    expect((await list()).list[0]).toMatchObject({ id, ended: '2026-11-20T12:02:00.000Z' })
  })

  test('Scenario: ended twice, it ended when it did first', async () => {
    const id = await idOf(await logIn())
    const first = await end(id)
    app.clock.pass(minute)
    expect((await end(id)).data).toEqual(first.data)
  })

  test('Scenario: a session that is over by its age ended then', async () => {
    const day = 24 * 60 * minute
    app.clock.pass(29 * day)
    const newer = await logIn()
    app.clock.pass(day)
    expect((await list({}, newer)).list[1]).toMatchObject({ ended: '2026-12-20T12:00:00.000Z' })
  })

  test('Scenario: a session that is over by its age is ended: it stays as it ended', async () => {
    const day = 24 * 60 * minute
    const id = await idOf(token)
    app.clock.pass(30 * day)
    const newer = await logIn()
    expect(JSON.stringify((await end(id, newer)).data)).toContain('2026-12-20T12:00:00.000Z')
  })

  test('Scenario: the session that asks is left to the logout', async () => {
    expect(await end(await idOf(token))).toMatchObject({
      status: 200,
      success: false,
      message: 'To end the session on this device, log out.',
      data: { field: 'id', kind: 'current session' },
    })
    expect((await app.call('user/balance', {}, { token })).status).toBe(200)
  })

  test('Scenario: nobody sees or ends the session of somebody else', async () => {
    const somebody = await signUp(app, { username: 'somebody', email: 'somebody@example.test' })
    const theirs = await idOf(somebody.token)
    expect((await list()).total).toBe(1)
    expect(await end(theirs)).toMatchObject({ success: false, data: { kind: 'no such session' } })
    expect((await app.call('user/balance', {}, { token: somebody.token })).status).toBe(200)
  })
})
