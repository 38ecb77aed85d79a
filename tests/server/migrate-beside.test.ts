import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '#server/cannot-start.ts'
import { eachForItself, lockTimeout, migrate } from '#server/database/migrate.ts'
import { faultsOf } from '#tests/check/migrations.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { hub88 as hub88Dialect } from './setup/games/hub88.ts'
import { seat } from './setup/games/seat.ts'

/** Milliseconds: one wait behind a migration, on a busy machine. */
const longestBet = 3 * lockTimeout

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

function folderOf(migrations: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'lale-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}

/** Four players bet all the time at the server that runs, which knows nothing of the migrations. */
async function playersBet() {
  const hub88 = await hub88Dialect.caller(app)
  const players = await Promise.all([1, 2, 3, 4].map(() => seat(app, 'hub88', 100_000_000)))
  const seen = { taken: 0, longest: 0, refused: [] as (string | null)[] }
  const state = { ended: false }
  const betting = players.map(async (player) => {
    while (!state.ended) {
      const begun = performance.now()
      const { refusal } = await hub88.bet(player, { id: randomUUID(), round: randomUUID(), amount: 100 })
      seen.longest = Math.max(seen.longest, performance.now() - begun)
      if (refusal === null) seen.taken += 1
      else seen.refused.push(refusal)
    }
  })
  async function end() {
    state.ended = true
    await Promise.all(betting)
    return seen
  }
  onTestFinished(async () => void (await end()))
  const more = async () => {
    const before = seen.taken
    await expect.poll(() => seen.taken).toBeGreaterThan(before + players.length)
  }
  await more()
  return { end, more }
}

/** A transaction that reads the table and stays open, as a long report does. */
async function reads(table: string) {
  const connection = await app.pool.connect()
  await connection.query('begin isolation level repeatable read')
  await connection.query(`select from ${table} limit 1`)
  let isOpen = true
  const release = async () => {
    if (!isOpen) return
    isOpen = false
    await connection.query('commit')
    connection.release()
  }
  onTestFinished(release)
  return release
}

function waits() {
  const told: object[] = []
  return { told, log: { warn: (about: object) => void told.push(about) } }
}

describe('a migration while the release before serves players', () => {
  test('Scenario: each kind of change that the rule takes is made: no bet is refused or waits long', async () => {
    const changes = {
      '900-column.sql': `${eachForItself}\nalter table rounds add column if not exists probe text;

        alter table accounts add column if not exists probe bigint not null default 0;

        alter table players add column if not exists probe timestamptz;`,
      '901-table.sql': `create table probes (round_id bigint primary key);
        create function probe() returns trigger language plpgsql as $$
        begin
          insert into probes select id from fresh on conflict do nothing;
          return null;
        end $$;
        create trigger probe after insert on rounds referencing new table as fresh for each statement execute function probe();`,
      '902-constraint.sql': `alter table rounds add constraint probe check (probe <> '') not valid;`,
      '903-validated.sql': 'alter table rounds validate constraint probe;',
      '904-backfill.sql': `${eachForItself}\nupdate rounds set probe = 'old' where id in (select id from rounds order by id limit 100);`,
      '905-index.sql': `${eachForItself}\ncreate index concurrently of_probe on accounts (player_id, probe);`,
      '906-contract.sql': `-- contract: since the one before no release reads it
        drop trigger probe on rounds;
        alter table rounds drop column probe;
        drop function probe;
        drop table probes;`,
    }
    expect(Object.entries(changes).flatMap(([name, sql]) => faultsOf(name, sql))).toEqual([])
    const players = await playersBet()
    for (const [name, sql] of Object.entries(changes)) {
      expect(await migrate(app.databaseUrl, { folder: folderOf({ [name]: sql }) })).toEqual([name])
      await players.more()
    }
    const { refused, longest } = await players.end()
    expect(refused).toEqual([])
    expect(longest).toBeLessThan(longestBet)
  })

  test('Scenario: a long report holds the table: players bet on, and the migration is applied after it', async () => {
    const players = await playersBet()
    const release = await reads('rounds')
    const { told, log } = waits()
    const folder = folderOf({ '910-waits.sql': 'alter table rounds add column waits text;' })
    const migrating = migrate(app.databaseUrl, { folder, log })
    await expect.poll(() => told.length).toBe(2)
    await players.more()
    await release()
    expect(await migrating).toEqual(['910-waits.sql'])
    const { refused, longest } = await players.end()
    expect(refused).toEqual([])
    expect(longest).toBeLessThan(longestBet)
  })

  test('Scenario: an index is built while a long report runs: it waits for its end, and no player waits for it', async () => {
    const players = await playersBet()
    const release = await reads('players')
    const { told, log } = waits()
    const sql = `${eachForItself}\ncreate index concurrently waits_too on game_movements (amount);`
    const migrating = migrate(app.databaseUrl, { folder: folderOf({ '920-index.sql': sql }), log })
    const waiting = async () => {
      const { rows } = await app.pool.query<{ waits: boolean }>(
        `select now() - query_start > $1 * interval '1 ms' as waits from pg_stat_activity
          where datname = current_database() and query like 'create index concurrently%'`,
        [lockTimeout],
      )
      return rows[0]?.waits
    }
    await expect.poll(waiting).toBe(true)
    await players.more()
    await release()
    expect(await migrating).toEqual(['920-index.sql'])
    expect(told).toEqual([])
  })

  test('Scenario: the table does not become free: the start says what to look at, and nothing is changed', async () => {
    const release = await reads('rounds')
    const folder = folderOf({
      '930-never.sql': 'create table never (); alter table rounds add column never text;',
    })
    await expect(migrate(app.databaseUrl, { folder, persistence: 0 })).rejects.toThrow(
      new CannotStart(
        'The migration 930-never.sql failed: other transactions do not release the lock that it needs (pg_stat_activity shows them). It is tried again at the next start',
      ),
    )
    await release()
    const { rows } = await app.pool.query(`select from pg_class where relname = 'never'`)
    expect(rows).toEqual([])
  })
})
