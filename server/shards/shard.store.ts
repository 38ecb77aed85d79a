import { CannotStart } from '../cannot-start.ts'
import type { Db, Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import { accountOfShard } from '../wallet/wallet.rules.ts'
import { openAccounts } from '../wallet/wallet.store.ts'
import { copyContent } from './content.store.ts'
import { firstIdOf } from './ids.ts'

interface Taking {
  /** From 0. */
  shard: number
  shards: number
  /** Of the first shard; null: this is the first one. */
  first: Db | null
}

/**
 * The first start makes a database a shard for ever: its players and sessions have ids of its own, and it has the content of the first
 * shard. Throws CannotStart if it is another shard, or has players already.
 */
export async function takeShard(pool: Pool, { shard, shards, first }: Taking): Promise<void> {
  await transaction(pool, async (tx) => {
    // Another node that starts waits here until all of it is there.
    const { rowCount } = await tx.query('insert into shard (number) values ($1) on conflict do nothing', [
      shard,
    ])
    const { rows } = await tx.query<{ number: number; hasPlayers: boolean }>(
      'select number, exists (select from players) as "hasPlayers" from shard',
    )
    const number = rows[0]?.number
    if (number !== shard)
      throw new CannotStart(
        `DATABASE_URL names shard ${(number ?? 0) + 1} in place ${shard + 1}: keep their order`,
      )
    if (rowCount === 0 || first === null) return
    if (rows[0]?.hasPlayers)
      throw new CannotStart(
        `DATABASE_URL names a database with players in place ${shard + 1}: a new shard is empty`,
      )
    for (const table of ['players', 'sessions'])
      await tx.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, firstIdOf(shard)])
    await copyContent(first, tx)
  })
  const others = Array.from({ length: shards }, (_, number) => number).filter((number) => number !== shard)
  await openAccounts(pool, 'shard', others.map(accountOfShard))
}
