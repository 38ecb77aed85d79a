import type { AnyMachineSnapshot } from 'xstate'
import type { Case, Start } from 'statechart-walk'
import { type Flow, wordsOf, walkAll } from 'statechart-paths'
import { actorThatAnswers } from '../invariants/invariant.ts'
import type { Choice, Ground } from './explore.ts'
import {
  childrenOf,
  runnerOf,
  stateAt,
  type Begun,
  type Heard,
  type Running,
  type Told,
  type Together,
} from './run.ts'

/** A parent and one of its children, from the moment that the child is opened. */
export interface Pair {
  name: string
  flows: Together
  input: unknown
  /** Id of the actor. */
  child: string
  flow: Flow
  /** What may happen in the child. */
  start: Start
  /** What may happen in the actors of the child, by their ids. */
  within: Readonly<Record<string, readonly Case[]>>
  /** Opens the child, in the parent. */
  opens: readonly Case[]
  /** What may happen in the parent in every state of the child. */
  around: readonly Case[]
  /** What the parent itself waits for. */
  awaited: readonly Case[]
  /** What guards read of the parent; with its state it identifies a place. */
  project: (parent: AnyMachineSnapshot) => unknown
  /** Whose requests they are. */
  owner: (parent: AnyMachineSnapshot) => unknown
  /** The effect with which the page of the parent is over. */
  over: string
  /** Events of the parent in one walk. */
  most: number
  /** Actors whose answer changes something on the server. */
  requests: readonly string[]
}

/** `child` is null before it is opened and when it is over. */
export interface Instant {
  parent: AnyMachineSnapshot
  child: AnyMachineSnapshot | null
  /** Requests without an answer; the flow that sent one may be gone. */
  asked: readonly Asked[]
}

interface Asked extends Begun {
  owner: unknown
}

export interface PairStep extends Instant, Heard {
  told: Told | null
  before: Instant | null
  site: Running
}

/** Pairs that there are: each state that the child comes to by itself, with each event of the parent. */
export function pairsOf({ flow, start, around, over }: Pair): Set<string> {
  const moments = walkAll({ ...flow, starts: [start] }).flatMap((walked) => walked.moments)
  const active = moments.filter(
    ({ state, effects }) => state.status === 'active' && effects.every(({ type }) => type !== over),
  )
  const values = new Set(active.map(({ state }) => JSON.stringify(state.value)))
  return new Set([...values].flatMap((value) => around.map((event) => pairName(value, event))))
}

const pairName = (value: string, event: Case) => `${value} × ${wordsOf(event)}`

/** The actor that answers, or fails; null if the event is no answer. */
export const answeredBy = ({ told }: PairStep): string | null =>
  told === null || told.to.length === 0 ? null : actorThatAnswers(told.event)

const valueOf = ({ child }: Instant) => (child === null ? 'not there' : JSON.stringify(child.value))

export function groundOf(pair: Pair): Ground<PairStep> {
  const start = runnerOf(pair.flows)
  const instant = (site: Running, asked: readonly Asked[]): Instant => ({
    parent: site.state(),
    child: stateAt(site.state(), [pair.child]),
    asked,
  })
  const after = ({ site: until, asked: before }: PairStep, told: Told): PairStep => {
    const site = until.again()
    const was = instant(site, before)
    const did = site.tell(told)
    const asked = [...unanswered(pair, before, told), ...askedIn(pair, site.state(), did.begun)]
    return { ...instant(site, asked), ...did, told, before: was, site }
  }
  return {
    most: pair.most,
    begin: () => {
      const site = start(pair.input)
      const did = site.heard()
      const now = instant(site, askedIn(pair, site.state(), did.begun))
      const first: PairStep = { ...now, ...did, told: null, before: null, site }
      return pair.opens.reduce((step, event) => after(step, { to: [], event }), first)
    },
    after,
    choices: (step) => (isOver(pair, step) ? [] : [...inChild(pair, step), ...inParent(pair, step)]),
    placeOf: ({ parent, child, asked }) => [
      parent.value,
      pair.project(parent),
      child && [child.value, pair.flow.project(child)],
      child && Object.keys(pair.within).map((id) => stateAt(child, [id])?.value ?? null),
      asked.map(({ actor, owner }) => [actor, owner === pair.owner(parent)]),
    ],
  }
}

const isOver = ({ over }: Pair, { parent, effects }: PairStep) =>
  parent.status !== 'active' || effects.some(({ type }) => type === over)

const askedIn = ({ requests, owner }: Pair, parent: AnyMachineSnapshot, begun: readonly Begun[]): Asked[] =>
  begun.filter(({ actor }) => requests.includes(actor)).map((each) => ({ ...each, owner: owner(parent) }))

/** A flow that breaks waits for nothing any more. */
function unanswered({ child }: Pair, asked: readonly Asked[], { to, event }: Told): readonly Asked[] {
  const actor = actorThatAnswers(event)
  if (to.length === 0) return actor === child ? [] : asked
  const answered = asked.findLastIndex((each) => each.actor === actor)
  return asked.filter((_, at) => at !== answered)
}

function inChild({ child: id, start, flow, within }: Pair, { child }: Instant): Choice[] {
  if (child?.status !== 'active') return []
  const { canCome = () => true } = flow
  const own = start.events.filter((event) => child.can(event) && canCome(event, child))
  const deeper = Object.entries(within).flatMap(([each, events]) => {
    const state = stateAt(child, [each])
    return events.flatMap((event) => (state?.can(event) ? [{ to: [id, each], event }] : []))
  })
  return [...own.map((event) => ({ to: [id], event })), ...deeper].map((told) => ({ told, pair: null }))
}

function inParent(pair: Pair, instant: Instant): Choice[] {
  const { parent } = instant
  const isThere = (event: Case) => {
    const actor = actorThatAnswers(event)
    return actor === null || actor in childrenOf(parent)
  }
  return [
    ...pair.awaited
      .filter((event) => parent.can(event))
      .map((event) => ({ told: { to: [], event }, pair: null })),
    ...pair.around
      .filter(isThere)
      .map((event) => ({ told: { to: [], event }, pair: pairName(valueOf(instant), event) })),
  ]
}
