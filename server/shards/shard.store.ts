import { CannotStart } from '../cannot-start.ts'
import type { Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import { openAccounts } from '../wallet/wallet.store.ts'
import { accountOfShard } from '../wallet/wallet.rules.ts'
import { firstIdOf } from './ids.ts'

/**
 * The first start makes a database a shard for ever: its players and sessions have ids of its own. Throws CannotStart if it is another
 * shard, or has players already. Resolves with whether it is new.
 */
export async function takeShard(pool: Pool, shard: number, shards: number): Promise<boolean> {
  const isNew = await transaction(pool, async (tx) => {
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
    if (rowCount === 0 || shard === 0) return false
    if (rows[0]?.hasPlayers)
      throw new CannotStart(
        `DATABASE_URL names a database with players in place ${shard + 1}: a new shard is empty`,
      )
    for (const table of ['players', 'sessions'])
      await tx.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, firstIdOf(shard)])
    return true
  })
  const others = Array.from({ length: shards }, (_, number) => number).filter((number) => number !== shard)
  await openAccounts(pool, 'shard', others.map(accountOfShard))
  return isNew
}
