import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import { backOff } from '../back-off.ts'
import { CannotStart } from '../cannot-start.ts'
import { createPool, type Connection } from './pool.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url)
const migrationLock = 0x1a1f
/** Milliseconds that a migration may take, or wait for another server's. */
const patience = 60 * 60_000
/** Milliseconds between tries of the lock. */
const betweenTries = 250
/** First line of a migration that runs without a transaction, by statements (separated by empty lines). Each must be idempotent. */
export const eachForItself = '-- each statement for itself\n'

/** Milliseconds that a statement waits for a lock: players who need the table wait behind it. */
export const lockTimeout = 1_000
/** Milliseconds for which a migration that gets no lock is tried again. */
const usualPersistence = 10 * 60_000
/** SQLSTATEs: not locked in time, deadlock. */
export const lockFailures = ['55P03', '40P01']

interface Options {
  folder?: URL
  persistence?: number
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Applies the missing migrations in order, each in its own transaction unless it says otherwise; returns their names. */
export async function migrate(databaseUrl: string, options: Options = {}): Promise<string[]> {
  const pool = createPool(databaseUrl, { max: 1, patience })
  try {
    const connection = await pool.connect()
    try {
      await assertUtf8(connection)
      await lock(connection)
      await connection.query(`set lock_timeout = ${lockTimeout}`)
      return await applyMissing(connection, options)
    } finally {
      // Closing the connection releases the lock.
      connection.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** Polls: a statement that waited for the lock would block `create index concurrently` of the server that holds it. */
async function lock(connection: Connection): Promise<void> {
  for (const until = Date.now() + patience; ; await delay(betweenTries)) {
    const { rows } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [migrationLock],
    )
    if (rows[0]?.locked) return
    if (Date.now() > until) throw new CannotStart('Another server migrates the database and does not end')
  }
}

/** Turkish text is stored, sorted and compared. */
async function assertUtf8(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new CannotStart(`DATABASE_URL cannot be used: the database is in ${encoding} and not in UTF8`)
}

async function applyMissing(connection: Connection, options: Options): Promise<string[]> {
  await connection.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const written: string[] = []
  for (const migration of readMigrations(options.folder)) {
    const checksum = applied.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined) {
      throw new CannotStart(
        `The migration ${migration.name} was changed after it was applied to this database`,
      )
    }
    await apply(connection, migration, options)
    written.push(migration.name)
  }
  return written
}

async function apply(connection: Connection, migration: Migration, options: Options): Promise<void> {
  const { name, sql, checksum } = migration
  const note = () =>
    connection.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  try {
    if (sql.startsWith(eachForItself)) {
      for (const statement of sql.split('\n\n'))
        await persist(name, options, () => alone(connection, statement))
      await note()
    } else {
      await persist(name, options, () =>
        inTransaction(connection, async () => {
          await connection.query(sql)
          await note()
        }),
      )
    }
  } catch (error) {
    const reason = isLockFailure(error)
      ? 'other transactions do not release the lock that it needs (pg_stat_activity shows them). It is tried again at the next start'
      : error instanceof Error
        ? error.message
        : String(error)
    throw new CannotStart(`The migration ${name} failed: ${reason}`)
  }
}

/** `concurrently` waits for others without anybody waiting behind it. */
async function alone(connection: Connection, statement: string): Promise<void> {
  const isPatient = /\bconcurrently\b/i.test(statement)
  if (isPatient) await connection.query('set lock_timeout = 0')
  await connection.query(statement)
  if (isPatient) await connection.query(`set lock_timeout = ${lockTimeout}`)
}

async function inTransaction(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.query('begin')
  try {
    await work()
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

const isLockFailure = (error: unknown) =>
  error instanceof DatabaseError && lockFailures.includes(error.code ?? '')

async function persist(
  migration: string,
  { persistence = usualPersistence, log }: Options,
  step: () => Promise<void>,
): Promise<void> {
  const waitAfter = backOff()
  for (const until = performance.now() + persistence; ;) {
    try {
      return await step()
    } catch (error) {
      if (!isLockFailure(error) || performance.now() > until) throw error
    }
    const wait = waitAfter(performance.now())
    log?.warn({ migration, wait }, 'a migration gets no lock and is tried again')
    await delay(wait)
  }
}

function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
