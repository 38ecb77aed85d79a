import type { InspectionEvent } from 'xstate'
import * as z from 'zod/mini'
import { flows, type FlowName } from '#machines/flows.ts'
import { keyOf, graphOf } from 'statechart-graph'
import { movesOf } from '../moves.ts'

const kept = z.object({
  isOn: z.boolean(),
  /** Start of the recording, ISO 8601. */
  since: z.string(),
  states: z.array(z.string()),
  transitions: z.array(z.string()),
})
export type Kept = z.infer<typeof kept>

/** Key in sessionStorage: a recording survives a reload. */
const place = 'flows clicked'

export interface Seen {
  flow: FlowName
  states: number
  ofStates: number
  transitions: number
  ofTransitions: number
}

const isFlow = (name: string): name is FlowName => Object.hasOwn(flows, name)

const charts = Object.keys(flows)
  .filter(isFlow)
  .map((flow) => {
    const { states, transitions } = graphOf(flows[flow].machine)
    return {
      flow,
      states: states.filter(({ parent }) => parent !== null).map(({ id }) => id),
      transitions: transitions.map(({ key }) => key),
    }
  })

export class Recording {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly #time: () => string
  readonly #listeners = new Set<() => void>()
  #states: Set<string>
  #transitions: Set<string>
  #now: Kept

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, time: () => string) {
    this.#storage = storage
    this.#time = time
    this.#now = recalled(storage) ?? { isOn: false, since: time(), states: [], transitions: [] }
    this.#states = new Set(this.#now.states)
    this.#transitions = new Set(this.#now.transitions)
  }

  get now(): Kept {
    return this.#now
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hear(moved: InspectionEvent): void {
    if (!this.#now.isOn) return
    const before = this.#states.size + this.#transitions.size
    const { states, transitions } = movesOf(moved, keyOf)
    for (const id of states) this.#states.add(id)
    for (const key of transitions) this.#transitions.add(key)
    if (this.#states.size + this.#transitions.size > before) this.#keep({})
  }

  turn(isOn: boolean): void {
    this.#keep({ isOn })
  }

  beginAgain(): void {
    this.#states = new Set()
    this.#transitions = new Set()
    this.#keep({ since: this.#time() })
  }

  seen(): Seen[] {
    return charts
      .map(({ flow, states, transitions }) => ({
        flow,
        states: states.filter((id) => this.#states.has(id)).length,
        ofStates: states.length,
        transitions: transitions.filter((key) => this.#transitions.has(key)).length,
        ofTransitions: transitions.length,
      }))
      .filter((each) => each.states + each.transitions > 0)
  }

  /** The format of `npm run paths -- --report`. */
  text(): string {
    const { since, states, transitions } = this.#now
    return JSON.stringify({ title: `Clicked from ${since}`, states, transitions })
  }

  #keep(change: Partial<Pick<Kept, 'isOn' | 'since'>>): void {
    this.#now = {
      ...this.#now,
      ...change,
      states: [...this.#states],
      transitions: [...this.#transitions],
    }
    this.#storage.setItem(place, JSON.stringify(this.#now))
    for (const listener of this.#listeners) listener()
  }
}

function recalled(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    return kept.parse(JSON.parse(storage.getItem(place) ?? 'null'))
  } catch {
    return null
  }
}
