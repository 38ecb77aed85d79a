import { expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '#server/cannot-start.ts'
import { createPool } from '#server/database/pool.ts'
import { contentTables } from '#server/shards/content.store.ts'
import { takeShard } from '#server/shards/shard.store.ts'
import { freshDatabase } from './setup/copies.ts'
import { signedIn } from './setup/player.ts'

const opened = async (of?: 'emptyDatabaseUrl') => {
  const pool = createPool(await freshDatabase(of))
  onTestFinished(() => pool.end())
  return pool
}

test('Scenario: the databases are named in another order, or one with players is added: nothing starts', async () => {
  const [first, second] = [await opened(), await opened()]
  await takeShard(second, { shard: 1, shards: 2, first })
  await expect(takeShard(second, { shard: 0, shards: 2, first: null })).rejects.toThrow(CannotStart)
  const known = await opened()
  await signedIn({ pool: known, clock: { now: () => new Date() } })
  for (let tries = 0; tries < 2; tries++)
    await expect(takeShard(known, { shard: 1, shards: 2, first })).rejects.toThrow('a new shard is empty')
})

test('Scenario: two nodes add a shard to a platform whose content was changed: it gets the same, with the same ids', async () => {
  const [from, to] = [await opened(), await opened('emptyDatabaseUrl')]
  await from.query(`update games set name = 'Bahçe' where code = 'aviator'`)
  await from.query(`delete from translations`)
  const adding = { shard: 1, shards: 2, first: from }
  await Promise.all([takeShard(to, adding), takeShard(to, adding)])
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
  'breaks',
  'call_requests',
  'carried_movements',
  'carried_sums',
  'countries',
  'entries',
  'excluded_people',
  'favourites',
  'game_calls',
  'game_movements',
  'game_sessions',
  'game_words',
  'harm_markers',
  'harm_steps',
  'history_counts',
  'joint_deposits',
  'joint_limits',
  'judged_countries',
  'laws_of_limits',
  'limit_changes',
  'limit_requests',
  'limit_reviews',
  'limits',
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
  'play_session_lengths',
  'play_sessions',
  'play_sums',
  'players',
  'readiness',
  'reality_check_bounds',
  'reality_check_choices',
  'register_answers',
  'requests',
  'required_limits',
  'reset_codes',
  'round_names',
  'rounds',
  'sessions',
  'shard',
  'site_files',
  'site_releases',
  'slot_session_countries',
  'slot_sessions',
  'stake_ceilings',
  'transfer_names',
  'transfers',
  'trial_bonus_people',
  'vitals',
  'walks',
]

test('Scenario: a table is added: it is content, or belongs to one shard', async () => {
  const pool = await opened()
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...contentTables, ...ofShard].toSorted())
})
