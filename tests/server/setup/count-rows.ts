import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Counts the rows of each table. By a function: a connection plans it once. */
export async function counterOf({ pool, logs }: TestApp, but: readonly string[] = []) {
  // The upkeep of the start writes, too.
  await vi.waitUntil(() => logs.some((line) => line.includes('months kept')), { timeout: 60_000 })
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [but],
  )
  const counts = rows.map(({ name }) => `select '${name}', count(*) from ${name}`)
  await pool.query(
    `create function counts() returns table (of_table text, held bigint) language plpgsql as
     $$ begin return query ${counts.join(' union all ')} order by 1; end $$`,
  )
  return async () => (await pool.query('select * from counts()')).rows
}
