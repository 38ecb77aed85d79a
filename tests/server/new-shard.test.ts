import { expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '#server/cannot-start.ts'
import { createPool } from '#server/database/pool.ts'
import { contentTables, copyContent } from '#server/shards/content.store.ts'
import { takeShard } from '#server/shards/shard.store.ts'
import { freshDatabase } from './setup/app.ts'
import { signedIn } from './setup/player.ts'

test('Scenario: the databases are named in another order, or one with players is added: nothing starts', async () => {
  const pool = createPool(await freshDatabase())
  onTestFinished(() => pool.end())
  await takeShard(pool, 1, 2)
  await expect(takeShard(pool, 0, 2)).rejects.toThrow(CannotStart)
  const known = createPool(await freshDatabase())
  onTestFinished(() => known.end())
  await signedIn({ pool: known, clock: { now: () => new Date() } })
  await expect(takeShard(known, 1, 2)).rejects.toThrow('a new shard is empty')
})

test('Scenario: a shard is added to a platform whose content was changed: it gets the same, with the same ids', async () => {
  const [from, to] = [createPool(await freshDatabase()), createPool(await freshDatabase('emptyDatabaseUrl'))]
  onTestFinished(async () => void (await Promise.all([from.end(), to.end()])))
  await from.query(`update games set name = 'Bahçe' where code = 'aviator'`)
  await from.query(`delete from translations`)
  expect(await takeShard(to, 1, 2)).toBe(true)
  await copyContent(from, to)
  const all = async (table: string) => {
    const read = `select json_agg(each order by each::text) as rows from ${table} as each`
    return Promise.all([from, to].map(async (pool) => (await pool.query<{ rows: object[] }>(read)).rows))
  }
  for (const table of contentTables) {
    const [before, after] = await all(table)
    expect([table, after]).toEqual([table, before])
  }
  const next = `insert into payment_methods (code, logo, position) values ('new', 'new', 99) returning id`
  const ids = await Promise.all([from, to].map(async (pool) => (await pool.query<{ id: number }>(next)).rows))
  expect(ids[0]).toEqual(ids[1])
})

/** Tables whose rows belong to players, or to the platform itself. */
const ofShard = [
  'accounts',
  'act_names',
  'bonuses',
  'call_requests',
  'carried_movements',
  'carried_sums',
  'countries',
  'entries',
  'favourites',
  'game_calls',
  'game_movements',
  'game_sessions',
  'game_words',
  'history_counts',
  'tries',
  'maintenance',
  'migrations',
  'months',
  'movements',
  'nodes',
  'notifications',
  'operator_acts',
  'outbox',
  'own_secret',
  'payment_questions',
  'payments',
  'phone_codes',
  'players',
  'readiness',
  'requests',
  'reset_codes',
  'round_names',
  'rounds',
  'sessions',
  'shard',
  'site_files',
  'site_releases',
  'transfer_names',
  'transfers',
  'trial_bonus_people',
  'vitals',
]

test('Scenario: a table is added: it is content, or belongs to one shard', async () => {
  const pool = createPool(await freshDatabase())
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...contentTables, ...ofShard].toSorted())
})
