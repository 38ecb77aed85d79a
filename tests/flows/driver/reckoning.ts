import { expect } from '@playwright/test'
import type { Failure } from '#contract/failure.ts'
import { calls, type CallName } from '#contract/index.ts'
import type { FlowName } from '#machines/flows.ts'
import type { Moment } from 'statechart-walk'
import { ofThePages, questionsOf } from './questions.ts'
import { amiss, toastEffects, toastOf } from './toasts.ts'
import { tabEffects, type Begun, type Witness } from './witness.ts'

interface Range {
  least: number
  most: number
}

/** An effect of the model, with the server's last message at that time. */
interface Owed {
  type: string
  params: unknown
  said: string
}

function nameOf({ type, params }: { type: string; params: unknown }): string {
  const { failure } = (params ?? {}) as { failure?: Failure }
  return failure ? `${type}: ${failure.kind}` : type
}

/** Compares the page with the machines: each toast, call and tab of a step happens exactly once, and no others. */
export class Reckoning {
  readonly #flow: FlowName
  readonly #witness: Witness
  /** Number of calls before the path began. */
  readonly #before = new Map<CallName, number>()
  /** Counts before the path began. */
  #begunBefore = 0
  #actedBefore = 0
  #tabsBefore = 0
  #page = 0
  /** What the model has started since. */
  readonly #asked: Begun[] = []
  readonly #owed: Owed[] = []
  #tabs = 0

  constructor(flow: FlowName, witness: Witness) {
    this.#flow = flow
    this.#witness = witness
  }

  /** Called when the page is at the start of the path; what came before is not counted. */
  async begins(first: Moment): Promise<void> {
    const asked = this.#questionsOf(first)
    const came = () => asked.filter(({ call, least }) => this.#witness.timesSent(call) < least)
    await expect.poll(came, 'what the path begins with is asked').toEqual([])
    for (const { call } of this.#witness.sent) this.#before.set(call, this.#witness.timesSent(call))
    this.#begunBefore = this.#witness.begun.length
    this.#actedBefore = this.#witness.acted.length
    this.#tabsBefore = this.#witness.opened
    this.#page = this.#witness.pages
    await this.#holds()
  }

  /** @param said the server's last message */
  async goesOn({ begun, effects }: Moment, said: string): Promise<void> {
    this.#asked.push(...begun.map(({ actor, input }) => ({ flow: this.#flow, actor, input })))
    const owed = effects.filter(({ type }) => toastEffects.includes(type))
    this.#owed.push(...owed.map(({ type, params }) => ({ type, params, said })))
    this.#tabs += effects.filter(({ type }) => tabEffects.includes(type)).length
    await this.#holds()
  }

  /** Every toast that a flow in the page asked for was shown, and no other. */
  async toastsAreShown(): Promise<void> {
    await expect.poll(() => this.faultyToasts(), 'toasts').toBe('')
  }

  /** Empty if nothing is wrong. */
  faults(): string[] {
    return [...this.#faultyCalls(), ...this.#faultyEffects(), ...this.#faultyTabs()]
  }

  faultyToasts(): string {
    return amiss(this.#witness.toasts, this.#expectedToasts())
  }

  async #holds(): Promise<void> {
    await expect.poll(() => this.faults(), 'what the page does beside what it shows').toEqual([])
  }

  #questionsOf = ({ begun }: Moment) =>
    begun.flatMap(({ actor, input }) => questionsOf(this.#flow, { actor, input }))

  #faultyCalls(): string[] {
    const { sent } = this.#witness
    const own = this.#ranges(this.#asked)
    const later = this.#witness.begun.slice(this.#begunBefore)
    const others = this.#ranges(later.filter(({ flow, page }) => flow !== this.#flow || page > this.#page))
    const all = this.#ranges(this.#witness.begun)
    const ofTheFlow = this.#ranges(this.#witness.begun.filter(({ flow }) => flow === this.#flow))
    const names = new Set([...sent.map(({ call }) => call), ...own.keys()])
    const strangers = sent
      .filter(({ call, signedIn }) => calls[call].auth === 'player' && !signedIn)
      .map(({ call }) => `${call} is asked without a session`)
    const miscounted = [...names].flatMap((call) => {
      const times = this.#witness.timesSent(call)
      const free = ofThePages.includes(call) ? Infinity : 0
      const { least, most } = own.get(call) ?? { least: 0, most: 0 }
      const beside = (others.get(call)?.most ?? 0) + free
      const before = this.#before.get(call) ?? 0
      const isOwn = own.has(call) || ofTheFlow.has(call)
      const from = before + least
      const to = isOwn ? before + most + beside : (all.get(call)?.most ?? 0) + free
      return times >= from && times <= to ? [] : [`${call} is asked ${times} times, not ${from} to ${to}`]
    })
    return [...new Set(strangers), ...miscounted]
  }

  #ranges(begun: readonly Begun[]): Map<CallName, Range> {
    const ranges = new Map<CallName, Range>()
    for (const { call, least, most } of begun.flatMap((each) => questionsOf(each.flow, each))) {
      const so = ranges.get(call) ?? { least: 0, most: 0 }
      ranges.set(call, { least: so.least + least, most: so.most + most })
    }
    return ranges
  }

  #ownActed = (among: readonly string[]) =>
    this.#witness.acted
      .slice(this.#actedBefore)
      .filter(({ flow, type }) => flow === this.#flow && among.includes(type))

  #faultyEffects(): string[] {
    const done = this.#ownActed(toastEffects).map(nameOf)
    const owed = this.#owed.map(nameOf)
    return done.join() === owed.join()
      ? []
      : [`the flow in the page has done ${done.join()}, the model ${owed.join()}`]
  }

  #faultyTabs(): string[] {
    const { asked, opened } = this.#witness
    const wanted = this.#tabsBefore + this.#tabs
    return asked === wanted && opened === wanted
      ? []
      : [`${asked} tabs are asked for and ${opened} opened, not ${wanted}`]
  }

  #expectedToasts() {
    const own = this.#ownActed(toastEffects)
    return this.#witness.acted
      .filter(({ type }) => toastEffects.includes(type))
      .flatMap((each) => {
        const said = this.#owed[own.indexOf(each)]?.said ?? null
        return toastOf(each.type, each.params, said) ?? []
      })
  }
}
