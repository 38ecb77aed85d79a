import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Counts what is inserted and deleted from now on, by table. By triggers: to count the rows of all tables takes far longer than a request. */
export async function counterOf({ pool, logs }: TestApp, but: readonly string[] = []) {
  // The upkeep of the start writes, too.
  await vi.waitUntil(() => logs.some((line) => line.includes('months kept')), { timeout: 60_000 })
  await pool.query(
    `create table noted (change text);
     create function note() returns trigger language plpgsql as
     $$ begin insert into noted values (tg_op || ' ' || tg_table_name); return null; end $$`,
  )
  const { rows } = await pool.query<{ name: string; isPart: boolean }>(
    `select oid::regclass::text as name, relispartition as "isPart" from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)`,
    [['noted', ...but]],
  )
  const triggers = rows.flatMap(({ name, isPart }) => [
    `create trigger truncation_noted after truncate on ${name} execute function note()`,
    // A partition has the row triggers of its table.
    ...(isPart
      ? []
      : [`create trigger row_noted after insert or delete on ${name} for each row execute function note()`]),
  ])
  await pool.query(triggers.join(';'))
  return async () => (await pool.query('select change, count(*) from noted group by 1 order by 1')).rows
}
