import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { endSession } from '#server/auth/session.store.ts'
import { createNotify } from '#server/customer/notify.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { transaction } from '#server/database/transaction.ts'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import { startHeartbeat } from '#server/nodes/heartbeat.ts'
import { beatEvery, deadAfter } from '#server/nodes/node.store.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import { Witness } from '#tests/hub/witness.ts'
import { freshDatabase } from './setup/copies.ts'
import { signedIn } from './setup/player.ts'

const now = new Date()
const clock = { now: () => now }
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }

async function platform() {
  const url = await freshDatabase()
  const pool = createPool(url)
  const heard = new Witness<unknown>()
  const turns = new Witness<string>()
  const bus = await createPostgresBus({ url, log: silent })
  for (const channel of ['hub.notice', 'hub.session ended'])
    await bus.subscribe(channel, (payload) => heard.note(JSON.parse(payload)))
  onTestFinished(async () => {
    await bus.close()
    await pool.end()
  })
  const timer = new SimulatedClock()
  const log = { ...silent, debug: (_facts: object, sentence: string) => turns.note(sentence) }
  const stop = startHeartbeat({ pool, bus, clock: clock.now, log, timer })
  await turns.first(1)
  /** Resolves after the next beat. */
  async function beats(milliseconds = beatEvery): Promise<void> {
    const before = turns.items.length
    await expect.poll(() => timer.awaits(beatEvery), { interval: 2 }).toBe(true)
    timer.pass(milliseconds)
    await turns.first(before + 1)
  }
  return { pool, bus, heard, stop, beats }
}

/** What a node leaves that was killed so many milliseconds ago. */
const died = (pool: Pool, milliseconds = deadAfter) =>
  pool.query(`insert into nodes (id, heard_at) values ($1, clock_timestamp() - $2 * interval '1 ms')`, [
    randomUUID(),
    milliseconds,
  ])

const nodes = async (pool: Pool) => (await pool.query('select from nodes')).rowCount

const untold = { publish: async () => undefined }

test('Scenario: a node is killed after a commit and before its players heard of it; another node tells them, once', async () => {
  const { pool, heard, beats } = await platform()
  const player = await signedIn({ pool, clock }, 500)
  const { rows } = await pool.query<{ id: number }>('select id from sessions where player_id = $1', [
    player.id,
  ])
  const session = rows[0]?.id ?? expect.unreachable()
  const notify = createNotify({ bus: untold, clock: clock.now })
  await transaction(pool, (tx) => notify(tx, { playerId: player.id, type: 1, title: 'Paid', note: 'Paid.' }))
  await endSession(pool, session, now)
  await died(pool)
  await beats()
  expect(await heard.first(3)).toEqual([
    session,
    { playerId: player.id, cmd: 'Notification', id: expect.any(Number) },
    { playerId: player.id, cmd: 'Balance', id: null },
  ])
  expect(await nodes(pool)).toBe(1)
  await beats()
  expect(heard.items).toHaveLength(3)
})

test('Scenario: a movement of a minute before a node died is not told again', async () => {
  const { pool, heard, beats } = await platform()
  await pool.query('alter table transfers disable trigger transfer_immutable')
  const [early, late] = [await signedIn({ pool, clock }, 500), await signedIn({ pool, clock }, 500)]
  await pool.query(
    `update transfers set created_at = created_at - interval '1 min' where id = (select min(id) from transfers)`,
  )
  await died(pool)
  await beats()
  await expect.poll(() => heard.items).toEqual([{ playerId: late.id, cmd: 'Balance', id: null }])
  expect(early.id).not.toBe(late.id)
})

test('Scenario: a node that stops leaves nothing to tell, and one that is alive is not taken for dead', async () => {
  const { pool, heard, beats, stop, bus } = await platform()
  await signedIn({ pool, clock }, 500)
  const stopOther = startHeartbeat({ pool, bus, clock: clock.now, log: silent, timer: new SimulatedClock() })
  await expect.poll(() => nodes(pool)).toBe(2)
  await beats()
  await stopOther()
  await stop()
  expect(await nodes(pool)).toBe(0)
  expect(heard.items).toEqual([])
})

test('Scenario: the database was away, so every node is silent; the first to come back takes none for dead', async () => {
  const { pool, beats } = await platform()
  await died(pool)
  await beats(2 * beatEvery)
  expect(await nodes(pool)).toBe(2)
  await beats()
  expect(await nodes(pool)).toBe(1)
})
