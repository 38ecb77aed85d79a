import { DatabaseError } from 'pg'

/** The database does not answer, or cannot do what it is asked now. Whether it was done is not known. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** SQLSTATEs that tell of the database and not of the statement: lost, full, stopping, over its time, taking no writes. */
const codes = /^(?:08|53|57|58)|^25006$/

/** The fault as DatabaseAway where it is the database's; as it is where the statement or what it brought is to blame. */
export function away(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error
  if (error instanceof DatabaseError) {
    return codes.test(error.code ?? '') ? new DatabaseAway(error.message, { cause: error }) : error
  }
  // What a connection throws when it is lost is a plain Error; a value that cannot be read is a RangeError or a TypeError.
  const isLost = error instanceof Error && (error.constructor === Error || error instanceof AggregateError)
  return isLost ? new DatabaseAway(error.message, { cause: error }) : error
}
