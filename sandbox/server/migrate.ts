import { readdirSync, readFileSync } from 'node:fs'
import { type Pool, transaction } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)
/** Held by the node that migrates. */
const lock = 0x5a1f

/** Applies the missing files of sandbox/migrations in one transaction. */
export const migrateSandbox = (pool: Pool): Promise<void> =>
  transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lock])
    await tx.query('create schema if not exists sandbox')
    await tx.query(
      'create table if not exists sandbox.migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await tx.query<{ name: string }>('select name from sandbox.migrations')
    const applied = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(folder).sort()) {
      if (applied.has(name)) continue
      await tx.query(readFileSync(new URL(name, folder), 'utf8'))
      await tx.query('insert into sandbox.migrations (name) values ($1)', [name])
    }
  })
