import { execFileSync } from 'node:child_process'
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
import { readRelease, storeRelease } from '#server/site/release.store.ts'
import { clearAbandoned, scratchFolder } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that tests copy, migrated and with its first content. */
    databaseUrl: string
    /** The same with the tables of the sandbox. */
    sandboxDatabaseUrl: string
    /** That one as the migrations leave it: without content, and no month has begun. */
    emptyDatabaseUrl: string
    /** A stopped server's data folder with the content of `databaseUrl`; it waits for the disk as in production. */
    usedFolder: string
  }
}

/**
 * No test crashes the machine under this database: without the first three a copy takes half the time. The autovacuum
 * would visit hundreds of copies a minute.
 */
const needless = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']

export default async function startDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const folders = { own: scratchFolder('test'), used: scratchFolder('test') }
  const first = await startEmbedded(folders.own)
  await migrate(first.url)
  await copyTo(first.url, 'empty')
  await withContent(first.url)
  await first.stop()
  // With the owner of each file: the database's account.
  execFileSync('cp', ['-a', `${folders.own}/.`, folders.used])
  provide('usedFolder', folders.used)
  const database = await startEmbedded(folders.own)
  const hurried = needless.map((setting) => `alter system set ${setting} = off`)
  await inPostgres(database.url, ...hurried, 'select pg_reload_conf()')
  provide('emptyDatabaseUrl', await withSandbox(database.url, 'empty'))
  provide('databaseUrl', database.url)
  await copyTo(database.url, 'with_sandbox')
  provide('sandboxDatabaseUrl', await withSandbox(database.url, 'with_sandbox'))
  return async () => {
    await database.stop()
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A start then adds nothing: half of its time otherwise. */
async function withContent(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 })
  await seed(pool, new Date())
  await keepMonths(pool, new Date())
  await storeRelease(pool, new Date(), readRelease())
  await (await openJobs(pool, console, { isWorker: false })).close()
  await pool.end()
}

/** Milliseconds that a busy machine may need. */
const busy = 60_000

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

async function inPostgres(url: string, ...statements: string[]): Promise<void> {
  const pool = createPool(named(url, 'postgres'), { max: 1, patience: busy })
  for (const each of statements) await pool.query(each)
  await pool.end()
}

const copyTo = (url: string, name: string) =>
  inPostgres(url, `create database ${name} template ${new URL(url).pathname.slice(1)}`)

async function withSandbox(url: string, name: string): Promise<string> {
  const pool = sandboxDatabase.createPool(named(url, name), { max: 1 })
  await migrateSandbox(pool)
  await pool.end()
  return named(url, name)
}
