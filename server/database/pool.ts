import {
  Pool as Connections,
  DatabaseError,
  types as standard,
  type CustomTypesConfig,
  type PoolClient,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import { away, DatabaseAway } from './away.ts'
import { awaited } from './patience.ts'

/** What a store needs: a pool, or the transaction that the caller is in. */
export interface Db {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

export interface Pool extends Db {
  /** For several statements on one connection, which is to be released. */
  connect(): Promise<Connection>
  end(): Promise<void>
  on(event: 'error', hear: (error: Error) => void): unknown
}

const mostConnections = 20
/** Milliseconds for which a statement may run, and for which a connection may be waited for, unless it is said. */
export const statementPatience = 5_000
/** Milliseconds after which a statement that the database should have ended is given up, and its connection with it. */
const grace = 250
/** Milliseconds that all statements of one call may take together: it is answered within 6 s, on a busy machine too. */
export const callPatience = 4_000
const { builtins } = standard

/** bigint: ids and minor units, far below where a double loses a unit; anything larger is a fault, not a rounding. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`)
  return value
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, wholeNumber],
  [builtins.DATE, (text) => text],
])

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? standard.getTypeParser(oid, format)
  },
}

/** A connection of a pool. What it is asked is answered in time, or it is lost: then it answers nothing more and is not used again. */
export class Connection implements Db {
  readonly #client: PoolClient
  readonly #patience: number
  #lost: Error | undefined
  #onLost: (error: Error) => void = () => undefined
  /** Between two statements nobody else hears of a loss. */
  readonly #hear = (error: Error) => {
    this.#lost ??= error
    this.#onLost(error)
  }

  constructor(client: PoolClient, patience: number) {
    this.#client = client
    this.#patience = patience
    client.on('error', this.#hear)
  }

  async query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>> {
    if (this.#lost) throw new DatabaseAway('The connection is lost', { cause: this.#lost })
    try {
      return await awaited(this.#patience + grace, () => this.#client.query<Row>(text, values))
    } catch (error) {
      const told = away(error)
      if (told instanceof DatabaseAway && !(error instanceof DatabaseError)) this.#lost ??= told
      throw told
    }
  }

  onLost(hear: (error: Error) => void): void {
    this.#onLost = hear
  }

  /** @param close ends it instead of keeping it for others */
  release(close = false): void {
    this.#client.off('error', this.#hear)
    this.#client.release(this.#lost ?? close)
  }
}

/**
 * bigint and count() come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'.
 * @param patience milliseconds for which a statement may run
 * @param connecting milliseconds for which a connection may be waited for
 */
export function createPool(
  url: string,
  { max = mostConnections, patience = statementPatience, connecting = statementPatience } = {},
): Pool {
  const connections = new Connections({
    connectionString: url,
    max,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connecting,
    statement_timeout: patience,
  })
  // A lost connection that nobody uses harms nobody; unheard, it would end the process.
  connections.on('error', () => undefined)
  // Nor may one be unheard that is lost in the moment in which it is ready, before it is given to who asked.
  connections.on('connect', (client) => client.on('error', () => undefined))
  async function connect(): Promise<Connection> {
    try {
      const client = await awaited(
        connecting,
        () => connections.connect(),
        (unwanted) => unwanted.release(),
      )
      return new Connection(client, patience)
    } catch (error) {
      throw away(error)
    }
  }
  return {
    connect,
    async query(text, values) {
      const connection = await connect()
      try {
        return await connection.query(text, values)
      } finally {
        connection.release()
      }
    },
    end: () => connections.end(),
    on: (event, hear) => connections.on(event, hear),
  }
}
