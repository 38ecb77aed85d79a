import { expect, onTestFinished, test } from 'vitest'
import { DatabaseAway } from '#server/database/away.ts'
import { createPool } from '#server/database/pool.ts'
import { freshDatabase } from './setup/copies.ts'
import { databaseProxy } from './setup/database-proxy.ts'

test('Scenario: the database ends in the moment in which a connection is ready: who asks is told, and nothing else breaks', async () => {
  const proxy = await databaseProxy()
  const pool = createPool(await proxy.way(await freshDatabase()))
  onTestFinished(async () => {
    await pool.end()
    await proxy.close()
  })
  proxy.endWhenReady()
  await expect(pool.query('select')).rejects.toBeInstanceOf(DatabaseAway)
  proxy.flow()
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
})
