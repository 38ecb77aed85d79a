import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPool, type Pool } from '#server/database/pool.ts'
import { transaction } from '#server/database/transaction.ts'
import { freshDatabase } from './setup/copies.ts'

describe('a transaction', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = createPool(await freshDatabase(), { max: 2 })
  })
  afterEach(() => pool.end())

  test('Scenario: the database ends the connection between two statements: the caller is told, and the next one gets another', async () => {
    const work = transaction(pool, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      const isGone = async () =>
        (await pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount === 0
      await expect.poll(isGone).toBe(true)
      await tx.query('select 1')
    })
    await expect(work).rejects.toThrow()
    expect(await transaction(pool, async (tx) => (await tx.query('select 1')).rowCount)).toBe(1)
  })
})
