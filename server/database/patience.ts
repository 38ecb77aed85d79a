import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseAway } from './away.ts'

/** Milliseconds that a piece of work may still wait for the database. Simultaneous waits count once. */
class Budget {
  #left: number
  #waiting = 0
  #since = 0

  constructor(milliseconds: number) {
    this.#left = milliseconds
  }

  left(): number {
    return this.#waiting === 0 ? this.#left : this.#left - (performance.now() - this.#since)
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now()
    this.#waiting += 1
  }

  end(): void {
    this.#waiting -= 1
    if (this.#waiting === 0) this.#left -= performance.now() - this.#since
  }
}

const budgets = new AsyncLocalStorage<Budget>()

/** `work` may wait this many milliseconds for the database in all; then DatabaseAway is thrown. */
export const withPatience = <T>(milliseconds: number, work: () => T): T =>
  budgets.run(new Budget(milliseconds), work)

/**
 * Waits at most `most` milliseconds, and within the budget of withPatience; then throws DatabaseAway.
 * @param late gets a value that comes after that
 */
export async function awaited<T>(
  most: number,
  ask: () => Promise<T>,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  const budget = budgets.getStore()
  const within = Math.min(most, budget?.left() ?? most)
  if (within <= 0) throw new DatabaseAway('The patience with the database is used up')
  budget?.begin()
  const { promise: over, reject } = Promise.withResolvers<never>()
  const alarm = setTimeout(
    () => reject(new DatabaseAway(`The database has not answered in ${Math.round(within)} ms`)),
    within,
  )
  const asked = ask()
  try {
    return await Promise.race([asked, over])
  } catch (error) {
    asked.then(late, () => undefined)
    throw error
  } finally {
    clearTimeout(alarm)
    budget?.end()
  }
}
