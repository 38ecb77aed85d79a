import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { createPool, type Connection } from './pool.ts'

const folder = new URL('../migrations/', import.meta.url)
const migrationLock = 0x1a1f
/** Milliseconds that a migration may take, or wait for another server's. */
const patience = 60 * 60_000
/** Milliseconds between tries of the lock. */
const betweenTries = 250
/** First line of a migration that runs without a transaction, by statements (separated by empty lines). Each must be idempotent. */
const eachForItself = '-- each statement for itself\n'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Applies the missing migrations in order, each in its own transaction unless it says otherwise; returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = createPool(databaseUrl, { max: 1, patience })
  try {
    const connection = await pool.connect()
    try {
      await assertUtf8(connection)
      await lock(connection)
      return await applyMissing(connection)
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

async function applyMissing(connection: Connection): Promise<string[]> {
  await connection.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const written: string[] = []
  for (const migration of readMigrations()) {
    const checksum = applied.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined) {
      throw new CannotStart(
        `The migration ${migration.name} was changed after it was applied to this database`,
      )
    }
    await apply(connection, migration)
    written.push(migration.name)
  }
  return written
}

async function apply(connection: Connection, { name, sql, checksum }: Migration): Promise<void> {
  const isWhole = !sql.startsWith(eachForItself)
  try {
    if (isWhole) await connection.query('begin')
    for (const statement of isWhole ? [sql] : sql.split('\n\n')) await connection.query(statement)
    await connection.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    if (isWhole) await connection.query('commit')
  } catch (error) {
    if (isWhole) await connection.query('rollback')
    throw new CannotStart(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
