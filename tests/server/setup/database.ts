import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { createPool } from '#sandbox/server/database.ts'
import { migrateSandbox } from '#sandbox/server/migrate.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { clearAbandoned, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that tests copy. */
    databaseUrl: string
    /** The same with the tables of the sandbox. */
    sandboxDatabaseUrl: string
  }
}

/** No test crashes the machine under this database. Without these settings a copy takes half the time. */
const unsafe = ['fsync', 'full_page_writes', 'synchronous_commit']

export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  await migrate(database.url)
  provide('databaseUrl', database.url)
  provide('sandboxDatabaseUrl', await withSandbox(database.url))
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withSandbox(url: string): Promise<string> {
  const named = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const postgres = createPool(named('postgres'), { max: 1 })
  for (const setting of unsafe) await postgres.query(`alter system set ${setting} = off`)
  await postgres.query('select pg_reload_conf()')
  await postgres.query(`create database with_sandbox template ${new URL(url).pathname.slice(1)}`)
  await postgres.end()
  const pool = createPool(named('with_sandbox'), { max: 1 })
  await migrateSandbox(pool)
  await pool.end()
  return named('with_sandbox')
}
