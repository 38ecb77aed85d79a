import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import * as sandboxDatabase from '#sandbox/server/database.ts'
import { migrateSandbox } from '#sandbox/server/migrate.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { createPool } from '#server/database/pool.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { migrate } from '#server/database/migrate.ts'
import { keepMonths } from '#server/months/month.store.ts'
import { seed } from '#server/seed/seed.ts'
import { clearAbandoned, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that tests copy, migrated and with its first content. */
    databaseUrl: string
    /** The same with the tables of the sandbox. */
    sandboxDatabaseUrl: string
    /** That one as the migrations leave it: without content, and no month has begun. */
    emptyDatabaseUrl: string
  }
}

/**
 * No test crashes the machine under this database: without the first three a copy takes half the time. The autovacuum
 * would visit hundreds of copies a minute.
 */
const needless = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']

export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  await migrate(database.url)
  provide('emptyDatabaseUrl', await withSandbox(database.url, 'empty'))
  await withContent(database.url)
  provide('databaseUrl', database.url)
  provide('sandboxDatabaseUrl', await withSandbox(database.url, 'with_sandbox'))
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A start then adds nothing: half of its time otherwise. */
async function withContent(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 })
  await seed(pool, new Date())
  await keepMonths(pool, new Date())
  await (await openJobs(pool, console, { isWorker: false })).close()
  await pool.end()
}

async function withSandbox(url: string, name: string): Promise<string> {
  const named = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const postgres = sandboxDatabase.createPool(named('postgres'), { max: 1 })
  for (const setting of needless) await postgres.query(`alter system set ${setting} = off`)
  await postgres.query('select pg_reload_conf()')
  await postgres.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`)
  await postgres.end()
  const pool = sandboxDatabase.createPool(named(name), { max: 1 })
  await migrateSandbox(pool)
  await pool.end()
  return named(name)
}
