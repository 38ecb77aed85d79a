import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepOrder } from '#sandbox/server/payment/order.store.ts'
import { migrateSandbox } from '#sandbox/server/migrate.ts'
import { migrate } from '#server/database/migrate.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { everyProvider, launched } from '../setup/sandbox.ts'

const moved = '580-tables-of-the-sandbox.sql'

/** Every table of the sandbox, wherever it stands, as its name with the schema. */
async function tablesIn({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname = 'sandbox' or tablename like '%sandbox%' order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Columns, constraints and indexes. */
async function shapeOf({ pool }: TestApp): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace = 'sandbox'::regnamespace
     union all
     select tablename, indexname, indexdef from pg_indexes where schemaname = 'sandbox'
     union all
     select table_name, column_name, concat_ws(' ', data_type, is_nullable, column_default, identity_generation)
       from information_schema.columns where table_schema = 'sandbox'
     order by owner, name, rule`,
  )
  return rows
}

/** As it was when the platform kept the tables. */
const asBefore = `do $$
declare
  given record;
begin
  drop table sandbox.migrations;
  for given in select conrelid::regclass as owner, conname as name from pg_constraint where connamespace = 'sandbox'::regnamespace loop
    execute format('alter table %s rename constraint %I to %I', given.owner, given.name, 'sandbox_' || given.name);
  end loop;
  for given in select indexname as name from pg_indexes where schemaname = 'sandbox' and indexname not like 'sandbox%' loop
    execute format('alter index sandbox.%I rename to %I', given.name, 'sandbox_' || given.name);
  end loop;
  for given in select tablename as name from pg_tables where schemaname = 'sandbox' loop
    execute format('alter table sandbox.%I rename to %I', given.name, 'sandbox_' || given.name);
    execute format('alter table sandbox.%I set schema public', 'sandbox_' || given.name);
  end loop;
  drop schema sandbox;
  create table sandbox_keys (provider text primary key, private_key text not null);
  delete from migrations where name = '${moved}';
end $$`

describe('the tables of the sandbox', () => {
  test('Scenario: a platform without a sandbox has none of them', async () => {
    const app = await startApp({ env: { SANDBOX: 'off' } })
    expect(await tablesIn(app)).toEqual([])
    await app.close()
  })

  describe('a database of an earlier version', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await startApp()
    })
    afterAll(() => app.close())

    test('Scenario: what a demonstration has played is handed over, and nothing else differs from a new one', async () => {
      const shape = await shapeOf(app)
      for (const [provider] of everyProvider) await launched(app, provider, 0)
      const order = { reference: crypto.randomUUID(), amount: 5_000, locale: 'tr' } as const
      const id = await keepOrder(app.pool, order)
      await app.pool.query(asBefore)
      expect(await tablesIn(app)).toContain('public.sandbox_orders')

      expect(await migrate(app.databaseUrl)).toEqual([moved])
      await Promise.all([migrateSandbox(app.sandbox.pool), migrateSandbox(app.sandbox.pool)])
      expect((await tablesIn(app)).filter((name) => name.startsWith('public'))).toEqual([])
      expect(await shapeOf(app)).toEqual(shape)
      expect(await keepOrder(app.pool, order)).toBe(id)
      expect((await app.pool.query('select from sandbox.launches')).rowCount).toBe(everyProvider.length)
    })

    test('Scenario: empty ones are dropped, and a sandbox that is switched on later makes them', async () => {
      const shape = await shapeOf(app)
      await app.pool.query(asBefore)
      const names = (await tablesIn(app)).join(', ')
      await app.pool.query(`truncate ${names}`)
      expect(await migrate(app.databaseUrl)).toEqual([moved])
      expect(await tablesIn(app)).toEqual([])
      await migrateSandbox(app.sandbox.pool)
      expect(await shapeOf(app)).toEqual(shape)
    })
  })
})
