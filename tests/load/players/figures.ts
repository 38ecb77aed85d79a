export type Outcome = 'done' | 'refused' | 'unanswered' | 'fault'

/** Milliseconds. */
export interface Took {
  count: number
  p50: number | null
  p99: number | null
}

export interface CallRow extends Took {
  refused: number
  /** Without an answer, or with one that the site does not understand. */
  errors: number
}

const at = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null

function tookOf(count: number, times: readonly number[]): Took {
  const sorted = times.toSorted((one, other) => one - other)
  return { count, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

/** Calls and transitions of all players. */
export class Figures {
  readonly #calls = new Map<string, { times: number[]; outcomes: Map<Outcome, number> }>()
  readonly #transitions = new Map<string, { count: number; times: number[] }>()
  /** Errors that a page would only log. */
  thrown = 0
  #made = 0
  #taken = 0

  call(name: string, outcome: Outcome, time: number): void {
    const row = this.#calls.get(name) ?? { times: [], outcomes: new Map<Outcome, number>() }
    row.times.push(time)
    row.outcomes.set(outcome, (row.outcomes.get(outcome) ?? 0) + 1)
    this.#calls.set(name, row)
    this.#made += 1
  }

  transition(key: string): void {
    this.#row(key).count += 1
    this.#taken += 1
  }

  /** Milliseconds that belong to a transition which was counted before. */
  took(key: string, time: number): void {
    this.#row(key).times.push(time)
  }

  get soFar(): string {
    return `${this.#made} calls, ${this.#taken} transitions`
  }

  calls(): Record<string, CallRow> {
    return inOrder(this.#calls, ({ times, outcomes }) => ({
      ...tookOf(times.length, times),
      refused: outcomes.get('refused') ?? 0,
      errors: (outcomes.get('unanswered') ?? 0) + (outcomes.get('fault') ?? 0),
    }))
  }

  transitions(): Record<string, Took> {
    return inOrder(this.#transitions, ({ count, times }) => tookOf(count, times))
  }

  #row(key: string) {
    const row = this.#transitions.get(key) ?? { count: 0, times: [] }
    this.#transitions.set(key, row)
    return row
  }
}

const inOrder = <Row, Shown>(
  rows: ReadonlyMap<string, Row>,
  shown: (row: Row) => Shown,
): Record<string, Shown> =>
  Object.fromEntries(
    [...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([key, row]) => [key, shown(row)]),
  )
