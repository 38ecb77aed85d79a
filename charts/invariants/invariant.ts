import { matchesState, type StateValue } from 'xstate'
import { failureOf } from '#machines/failure.ts'
import type { Start, Moment } from 'statechart-walk'
import type { Walked } from 'statechart-paths'

/** A step of a walk. */
export interface Step extends Moment {
  /** Null at the start of a walk. */
  before: Moment | null
  start: Start
}

export type Test = (step: Step) => boolean

/** What a flow must do, whatever its machine looks like. */
export interface Invariant {
  /** The steps that it speaks of. If there is none in all walks, it is broken. */
  when: Test
  holds: Test
}

/** By their words. */
export type Invariants = Readonly<Record<string, Invariant>>

/** Of one flow, written by hand from its requirements. */
export interface Oracle {
  /** Milliseconds of the specification, by the machine's delay. */
  waits?: Readonly<Record<string, number>>
  /** Actors whose failure is not said, with the reason. */
  silent?: Readonly<Record<string, string>>
  /** Intents that ask a question anew before it is answered. */
  asksAnew?: readonly string[]
  /** Intents that leave the failure of before, until the next answer. */
  keepsFailure?: readonly string[]
  invariants: Invariants
}

/** Null if the event is no answer. */
export const actorThatAnswers = ({ type }: { type: string }): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null

export const stepsOf = (walks: readonly Walked[]): Step[] =>
  walks.flatMap(({ path, moments }) =>
    moments.map((moment, at) => ({ ...moment, before: moments[at - 1] ?? null, start: path.start })),
  )

/** The event comes, in this state if it is named. */
export const on =
  (type: string, where?: StateValue): Test =>
  ({ event, before }) =>
    event?.type === type &&
    (where === undefined || (before !== null && matchesState(where, before.state.value)))

export const answered = (actor: string, where?: StateValue): Test => on(`xstate.done.actor.${actor}`, where)
export const failed = (actor: string, where?: StateValue): Test => on(`xstate.error.actor.${actor}`, where)

export const all =
  (...tests: readonly Test[]): Test =>
  (step) =>
    tests.every((test) => test(step))

export const isAt =
  (...places: readonly StateValue[]): Test =>
  ({ state }) =>
    places.some((place) => matchesState(place, state.value))

/** What was filled in is locked in these places, and nowhere else. */
export const locksAt = (...places: readonly StateValue[]): Invariant => ({
  when: ({ state }) => state.status === 'active',
  holds: (step) => step.state.hasTag('busy') === isAt(...places)(step),
})

export const isOver: Test = ({ state }) => state.status === 'done'

/** Payload of the event, or of what is in it: `given(step, 'output', 'session')`. */
export const given = ({ event }: Step, ...keys: readonly string[]): unknown => within(event, ...keys)

/** The value at this path of keys. */
export const within = (whole: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), whole)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Begins the actor once, with this input if it is given. */
export const asks =
  (actor: string, input?: (step: Step) => unknown): Test =>
  (step) => {
    const begun = step.begun.filter((each) => each.actor === actor)
    return begun.length === 1 && (input === undefined || same(begun[0]?.input, input(step)))
  }

/** Causes the effect once, with these params if they are given. */
export const does =
  (effect: string, params?: (step: Step) => unknown): Test =>
  (step) => {
    const caused = step.effects.filter(({ type }) => type === effect)
    return caused.length === 1 && (params === undefined || same(caused[0]?.params, params(step)))
  }

/** Sends it to this actor once. */
export const tells =
  (actor: string, type: string): Test =>
  ({ sent }) =>
    sent.filter((each) => each.to === actor && each.event.type === type).length === 1

export const tellsSite = (type: string): Test => tells('outside', type)

export const keeps =
  (key: string, value: (step: Step) => unknown): Test =>
  (step) => {
    const context: Record<string, unknown> = step.state.context
    return same(context[key], value(step))
  }

/** What the failed actor rejected with, as the player reads it. */
export const why = (step: Step) => failureOf(given(step, 'error'))

/** The failure stands in its place. */
export const keepsWhy: Test = keeps('failure', why)

/** It stands there, and is shown in a message. */
export const saysWhy: Test = all(
  keepsWhy,
  does('show the failure', (step) => ({ failure: why(step) })),
)

/** What it remembered before the event. */
export const was = ({ before }: Step, key: string): unknown => {
  const context: Record<string, unknown> = before?.state.context ?? {}
  return context[key]
}

export const leaves = (key: string): Test => keeps(key, (step) => was(step, key))

/** The event leads nowhere else, and nobody is asked anything. */
export const staysThere: Test = ({ begun, state, before }) =>
  begun.length === 0 && same(state.value, before?.state.value)

export const begins =
  (actor: string): Test =>
  ({ begun }) =>
    begun.some((each) => each.actor === actor)

/** The player can do each of these, or each may happen. */
export const can =
  (...types: readonly string[]): Test =>
  ({ state }) =>
    types.every((type) => state.can({ type }))

/** Starts a timer of as many milliseconds. */
export const waitsFor =
  (wait: number): Test =>
  ({ waits }) =>
    waits.includes(wait)

/** Neither a question nor an effect: nothing the player or the server would notice. */
export const isQuiet: Test = ({ begun, effects }) => begun.length === 0 && effects.length === 0

/** At the start, before anything has happened. */
export const atFirst: Test = ({ event }) => event === null

export const not =
  (test: Test): Test =>
  (step) =>
    !test(step)

export const any =
  (...tests: readonly Test[]): Test =>
  (step) =>
    tests.some((test) => test(step))

/** It was so before the event. */
export const wasAt =
  (...places: readonly StateValue[]): Test =>
  ({ before }) =>
    before !== null && places.some((place) => matchesState(place, before.state.value))

/** The machine does something when the event comes. */
export const isTaken: Test = ({ transitions }) => transitions.length > 0

/** Sends exactly this to this actor, once. */
export const sends =
  (actor: string, event: (step: Step) => unknown): Test =>
  (step) =>
    step.sent.filter((each) => each.to === actor && same(each.event, event(step))).length === 1

/** Hands the event on to this actor, as it is. */
export const handsOn = (actor: string): Test => sends(actor, ({ event }) => event)

/** The event changes nothing in these regions. */
export const leavesAlone =
  (...regions: readonly string[]): Test =>
  ({ state, before }) =>
    regions.every((region) => same(at(state.value, region), at(before?.state.value, region)))

const at = (value: StateValue | undefined, region: string) =>
  typeof value === 'object' ? value[region] : undefined
