import { Pool, types as standard, type CustomTypesConfig, type QueryResult, type QueryResultRow } from 'pg'

/** What a store needs: a pool, or the transaction that the caller is in. */
export interface Db {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

export type { Pool }

const mostConnections = 20
/** How long a connection may be waited for, in milliseconds. */
const patience = 15_000
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

/** bigint and count() come as numbers, timestamptz as Date, date as 'YYYY-MM-DD'. */
export function createPool(url: string, { max = mostConnections } = {}): Pool {
  return new Pool({ connectionString: url, max, types, connectionTimeoutMillis: patience })
}
