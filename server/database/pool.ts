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
import { findPrimary, serversOf } from './servers.ts'
import { spanned } from '../tracing/spans.ts'

export interface Db {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

export interface Pool extends Db {
  /** For several statements on one connection; the caller releases it. */
  connect(): Promise<Connection>
  end(): Promise<void>
  counts(): { open: number; idle: number; waiting: number }
  on(event: 'error', hear: (error: Error) => void): unknown
}

const mostConnections = 20
/** Milliseconds: default for a statement to run, and for a connection to become free. */
export const statementPatience = 5_000
/** Milliseconds after a statement's time-out until it is given up, and its connection with it. */
const grace = 250
/** Milliseconds that all statements of one call may take together: it is answered within 6 s, on a busy machine too. */
export const callPatience = 4_000
const { builtins } = standard

/** bigint holds ids and minor units, which are exact as a double; anything larger throws a RangeError instead of being rounded. */
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

const verbOf = (statement: string) => /\w+/.exec(statement)?.[0] ?? 'statement'

/** A connection of a pool. A statement is answered in time, or the connection is lost and not used again. */
export class Connection implements Db {
  readonly #client: PoolClient
  readonly #patience: number
  readonly #onAway: () => void
  #lost: Error | undefined
  #onLost: (error: Error) => void = () => undefined
  /** Notices a loss between two statements. */
  readonly #hear = (error: Error) => {
    this.#lost ??= error
    this.#onLost(error)
  }

  /** @param onAway called when the database does not serve a statement */
  constructor(client: PoolClient, patience: number, onAway: () => void) {
    this.#client = client
    this.#patience = patience
    this.#onAway = onAway
    client.on('error', this.#hear)
  }

  async query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>> {
    if (this.#lost) throw new DatabaseAway('The connection is lost', { cause: this.#lost })
    try {
      return await spanned(verbOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
        awaited(this.#patience + grace, () => this.#client.query<Row>(text, values)),
      )
    } catch (error) {
      const told = away(error)
      if (told instanceof DatabaseAway) {
        if (!(error instanceof DatabaseError)) this.#lost ??= told
        this.#onAway()
      }
      throw told
    }
  }

  onLost(hear: (error: Error) => void): void {
    this.#onLost = hear
  }

  /** @param close ends it instead of returning it to the pool */
  release(close = false): void {
    this.#client.off('error', this.#hear)
    this.#client.release(this.#lost ?? close)
  }
}

interface Limits {
  /** Connections. */
  max?: number | undefined
  /** Milliseconds for which a statement may run. */
  patience?: number | undefined
  /** Milliseconds for which a connection may be waited for. */
  connecting?: number | undefined
}

/** bigint and count() come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'. */
export const createPool = (url: string, limits: Limits = {}): Pool => pooled(url, limits, true)

/** For PgBouncer in transaction mode: a session belongs to many, so the role and not the connection limits how long a statement may run. */
export const createBouncedPool = (url: string, limits: Limits = {}): Pool => pooled(url, limits, false)

function pooled(
  url: string,
  { max = mostConnections, patience = statementPatience, connecting = statementPatience }: Limits,
  hasSession: boolean,
): Pool {
  function open(server: string): Connections {
    const connections = new Connections({
      connectionString: server,
      max,
      types,
      keepAlive: true,
      connectionTimeoutMillis: connecting,
      // Days are added in the time zone of the session, which differ in length where clocks change.
      ...(hasSession && { statement_timeout: patience, options: '-c TimeZone=UTC' }),
    })
    // A lost idle connection is harmless, but an 'error' event without a listener ends the process.
    connections.on('error', () => undefined)
    // The same for a connection that is lost after it is ready and before it is handed out.
    connections.on('connect', (client) => client.on('error', () => undefined))
    return connections
  }
  const servers = new Map(serversOf(url).map((server) => [server, open(server)] as const))
  const pools = [...servers.values()]
  /** Undefined until it is found among several. */
  let primary = pools.length === 1 ? pools[0] : undefined
  let search: Promise<Connections> | undefined
  async function find(): Promise<Connections> {
    const found = servers.get(await findPrimary(url))
    if (!found) throw new Error('no server')
    primary = found
    return found
  }
  const findOnce = () =>
    (search ??= find().finally(() => {
      search = undefined
    }))
  function onAway(): void {
    if (pools.length > 1) findOnce().catch(() => undefined)
  }
  async function connect(): Promise<Connection> {
    try {
      const client = await awaited(
        connecting,
        async () => (primary ?? (await findOnce())).connect(),
        (unwanted) => unwanted.release(),
      )
      return new Connection(client, patience, onAway)
    } catch (error) {
      onAway()
      throw away(error)
    }
  }
  const sum = (of: (pool: Connections) => number) => pools.reduce((all, pool) => all + of(pool), 0)
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
    async end() {
      await search?.catch(() => undefined)
      await Promise.all(pools.map((pool) => pool.end()))
    },
    counts: () => ({
      open: sum((pool) => pool.totalCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    }),
    on: (event, hear) => pools.forEach((pool) => pool.on(event, hear)),
  }
}
