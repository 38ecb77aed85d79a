import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationTake } from '#contract/customer.ts'
import { notificationType } from '#contract/notification.ts'
import { notifyMethod } from '#contract/realtime.ts'
import { createNotify } from '#server/customer/notify.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Parts } from '#server/parts.ts'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import { pageOf } from './setup/connect.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
beforeEach(async () => {
  await app.rewind()
  player = await signedIn(app)
})
afterAll(() => app.close())

const silent: Parts['bus'] = { publish: async () => undefined }

async function tell(title: string, { to = player, bus = silent, fail = false } = {}): Promise<void> {
  const notify = createNotify({ bus, clock: () => app.clock.now() })
  await transaction(app.pool, async (tx) => {
    await notify(tx, { playerId: to.id, type: notificationType.Bonus, title, note: `${title}!` })
    if (fail) throw new Error('what caused it failed')
  })
}

const page = async (part = {}) =>
  (await app.call('customer/notification', part, { token: player.token })).data
const list = async (part = {}) => (await page(part)).list
const counts = async (part: object) => {
  const { list: shown, older, olderUnread } = await page(part)
  return [shown.map(({ title }) => title).join(''), older, olderUnread]
}
const read = (ids: number[]) => app.call('customer/readnotification', { id: ids }, { token: player.token })
const readStates = async () => (await list()).map(({ title, isRead }) => [title, isRead])

describe('notifications', () => {
  test('Scenario: the newest stands first', async () => {
    await tell('first')
    app.clock.pass(1_000)
    await tell('second')
    const [newest, oldest] = await list()
    expect(newest).toEqual({
      id: expect.any(Number),
      type: 4,
      title: 'second',
      note: 'second!',
      timeStamp: '2026-11-20T12:00:01.000Z',
      isRead: false,
    })
    expect(oldest?.title).toBe('first')
  })

  test('Scenario: they are taken page by page', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await tell(title)
    expect((await list({ skip: 1, take: 2 })).map(({ title }) => title)).toEqual(['c', 'b'])
  })

  test('Scenario: the newest is the one told last, whatever its number', async () => {
    await tell('told late, numbered first')
    await tell('told early')
    await app.pool.query(`update notifications set created_at = $1 where title = 'told early'`, [
      new Date('2026-11-20T11:00:00Z'),
    ])
    expect((await list()).map(({ title }) => title)).toEqual(['told late, numbered first', 'told early'])
    expect(await page({ take: 1 })).toMatchObject({ older: 1, olderUnread: 1 })
  })

  test('Scenario: a page says how many are older, and how many of those unread', async () => {
    await tell('not mine', { to: await signedIn(app) })
    for (const title of ['a', 'b', 'c', 'd']) await tell(title)
    const oldest = (await list()).at(-1)
    await read([oldest?.id ?? 0])
    expect(await counts({ take: 2 })).toEqual(['dc', 2, 1])
    expect(await counts({ skip: 2, take: 2 })).toEqual(['ba', 0, 0])
    expect(await counts({ skip: 4, take: 2 })).toEqual(['', 0, 0])
    expect(await counts({})).toEqual(['dcba', 0, 0])
  })

  test('Scenario: one that is told between two pages doubles none that a reader keeps once, and hides none', async () => {
    for (const title of ['a', 'b', 'c']) await tell(title)
    const first = await list({ take: 2 })
    await tell('d')
    const second = await list({ skip: 2, take: 2 })
    expect([...first, ...second].map(({ title }) => title)).toEqual(['c', 'b', 'b', 'a'])
  })

  test('Scenario: more than a hundred at a time are not handed out', async () => {
    expect((await app.callRaw('customer/notification', { take: 101 }, { token: player.token })).status).toBe(
      400,
    )
    expect(notificationTake).toBe(100)
  })

  test('Scenario: one is read, the others are not', async () => {
    await tell('a')
    await tell('b')
    const [newest] = await list()
    expect((await read([newest?.id ?? 0])).success).toBe(true)
    expect(await readStates()).toEqual([
      ['b', true],
      ['a', false],
    ])
  })

  test('Scenario: reading twice keeps when it was read first', async () => {
    await tell('a')
    const [{ id } = { id: 0 }] = await list()
    await read([id])
    app.clock.pass(60_000)
    expect((await read([id, id])).success).toBe(true)
    const { rows } = await app.pool.query('select read_at from notifications where player_id = $1', [
      player.id,
    ])
    expect(rows).toEqual([{ read_at: new Date('2026-11-20T12:00:00Z') }])
  })

  test('Scenario: a list with the notification of somebody else is refused as a whole', async () => {
    const stranger = await signedIn(app)
    await tell('mine')
    await tell('theirs', { to: stranger })
    const both = [player.id, stranger.id]
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from notifications where player_id = any ($1) order by id',
      [both],
    )
    expect(await read(rows.map(({ id }) => id))).toMatchObject({
      status: 200,
      success: false,
      data: { field: 'id' },
    })
    expect(await readStates()).toEqual([['mine', false]])
    const states = await app.pool.query(
      'select from notifications where player_id = any ($1) and read_at is not null',
      [both],
    )
    expect(states.rowCount).toBe(0)
  })

  test('Scenario: what caused it failed, so nobody is told', async () => {
    const published: string[] = []
    const bus = { publish: async (channel: string) => void published.push(channel) }
    await expect(tell('never', { bus, fail: true })).rejects.toThrow('what caused it failed')
    expect(published).toEqual([])
    expect(await list()).toEqual([])
  })

  test('Scenario: it reaches the open page, whichever node it was written on', async () => {
    const connection = pageOf(app, player.token)
    const heard = new Promise((resolve) => {
      connection.on(notifyMethod, (cmd: string, message: unknown) => resolve({ cmd, message }))
    })
    await connection.start()
    const otherNode = await createPostgresBus({
      url: app.databaseUrl,
      log: { debug() {}, info() {}, warn() {} },
    })
    await tell('now', { bus: otherNode })
    expect(await heard).toEqual({ cmd: 'Notification', message: (await list())[0] })
    await otherNode.close()
    await connection.stop()
  })
})
