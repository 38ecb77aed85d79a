import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError, Pool as Connections, types, type QueryResult, type QueryResultRow } from 'pg'

export interface Db {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}
/** Statements of one transaction. */
export type Transaction = Db

interface Connection extends Db {
  /** @param close ends it instead of returning it to the pool */
  release(close?: boolean): void
}

export interface Pool extends Db {
  connect(): Promise<Connection>
  end(): Promise<void>
}

/** Milliseconds between the time-out of a statement and the closing of its connection. */
const grace = 250
const mostTries = 8
/** SQLSTATEs of a transaction that is to be run again: serialization failure, deadlock. */
const again = new Set(['40001', '40P01'])
const uniqueViolation = '23505'

/** bigint and count() come as numbers. @param patience milliseconds for which a statement may run, and a connection be waited for */
export function createPool(url: string, { max = 20, patience = 5_000 } = {}): Pool {
  const pool = new Connections({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience + grace,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  })
  // Without a listener the loss of an idle connection ends the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Runs `work` in a transaction, and again after a serialization failure or deadlock. */
export async function transaction<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(pool, work)
    } catch (error) {
      const isAgain = error instanceof DatabaseError && again.has(error.code ?? '')
      if (!isAgain || tries === mostTries) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
  }
}

async function once<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  let isStuck = false
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback').catch(() => (isStuck = true))
    throw error
  } finally {
    connection.release(isStuck)
  }
}

/** The unique constraint that a write violated; undefined for any other error. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof DatabaseError && error.code === uniqueViolation ? error.constraint : undefined
