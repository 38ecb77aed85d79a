import { expect, test, vi } from 'vitest'
import { createPool } from '#server/database/pool.ts'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import { postgresHints } from '#server/hub/hints.ts'
import { freshDatabase } from './setup/copies.ts'

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }

test('Scenario: what a process that listens to nothing publishes is heard by the platform', async () => {
  const url = await freshDatabase()
  const bus = await createPostgresBus({ url, log: silent })
  const heard: string[] = []
  await bus.subscribe('hints.test', (payload) => heard.push(payload))
  const pool = createPool(url, { max: 1 })
  await postgresHints(pool, silent).publish('hints.test', "it's {so}")
  await expect.poll(() => heard).toEqual(["it's {so}"])
  await pool.end()
  await bus.close()
})

test('Scenario: a lost hint is logged, and its sender does not fail', async () => {
  const pool = createPool(await freshDatabase(), { max: 1 })
  await pool.end()
  const warn = vi.fn()
  await postgresHints(pool, { warn }).publish('hints.test', 'lost')
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ channel: 'hints.test' }), 'A hint was lost')
})
