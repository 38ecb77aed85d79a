import { DatabaseError } from 'pg'

/** The database does not answer, or cannot serve the request. The outcome is unknown. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** SQLSTATEs of the database, not of the statement: connection lost, out of resources, shutting down, timed out, read-only. */
const codes = /^(?:08|53|57|58)|^25006$/

/** Turns an error of the database into DatabaseAway; an error of the statement or of its values stays as it is. */
export function away(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error
  if (error instanceof DatabaseError) {
    return codes.test(error.code ?? '') ? new DatabaseAway(error.message, { cause: error }) : error
  }
  // A lost connection throws a plain Error; a value that cannot be parsed throws a RangeError or TypeError.
  const isLost = error instanceof Error && (error.constructor === Error || error instanceof AggregateError)
  return isLost ? new DatabaseAway(error.message, { cause: error }) : error
}
