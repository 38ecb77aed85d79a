import { existsSync } from 'node:fs'
import { graphOf, type Graph } from '#charts/graph.ts'
import type { Said } from '#charts/words/said.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { browserCases, notForABrowser } from '../browser/cases.ts'
import {
  isOf,
  keptTraceOf,
  pictureOf,
  remembered,
  results,
  viewOf,
  type Replayed,
} from '../browser/record.ts'
import type { Walked } from '../select.ts'
import { rememberedByHand, type ByHand } from './by-hand.ts'
import { marksOf, type Mark } from './marks.ts'

export type Outcome = Replayed['result'] | 'not replayed'

/** A case as it was last played, of the machine as it is. */
export interface PlayedCase {
  number: number
  walked: Walked
  outcome: Outcome
  replayed: Replayed | null
  /** By the number of the moment, from the folder of the results on. */
  pictures: ReadonlyMap<number, string>
  trace: string | null
}

export interface FlowReport {
  name: FlowName
  graph: Graph
  cases: PlayedCase[]
  /** By the state's id and the transition's key. */
  marks: ReadonlyMap<string, Mark>
  /** The picture that shows a state, by its id, from the folder of the results on. */
  views: ReadonlyMap<string, string>
  /** Why a browser cannot go there or that way, by the same. */
  exceptions: Readonly<Record<string, Said>>
  /** Records of machines that have changed since: they count no longer. */
  older: Replayed[]
  /** The tests made by hand that came by, by the same. */
  byHand: ReadonlyMap<string, string[]>
  /** The recordings of people's own clicking that came by, by the same. */
  clicked: ReadonlyMap<string, string[]>
}

/** Whoever recorded what is walked: a test made by hand, or a person. */
export type Recording = Pick<ByHand, 'title' | 'states' | 'transitions'>

/** What the last runs left behind. */
export interface Remembered {
  records: readonly Replayed[]
  /** Tests made by hand, those that passed. */
  byHand: readonly Recording[]
  /** People's own clicking. */
  clicked: readonly Recording[]
}

export const remember = (clicked: readonly Recording[]): Remembered => ({
  records: remembered(),
  byHand: rememberedByHand().filter(({ passed }) => passed),
  clicked,
})

/** Everything that is known of the flow. */
export function reportOf(name: FlowName, { records, byHand, clicked }: Remembered): FlowReport {
  const graph = graphOf(flows[name].machine)
  const own = records.filter(({ flow }) => flow === name)
  const cases = browserCases(name).map((walked, index) => playedCase(walked, index + 1, own))
  const current = new Set(cases.map(({ replayed }) => replayed))
  const exceptions = notForABrowser(name)
  const [tests, people] = [walkersOf(graph, byHand), walkersOf(graph, clicked)]
  return {
    name,
    graph,
    cases,
    marks: marksOf(graph, cases, exceptions, (key) => tests.has(key) || people.has(key)),
    views: new Map(
      graph.states.map(({ id, path }) => [id, viewOf(name, path)] as const).filter(([, view]) => here(view)),
    ),
    exceptions,
    older: own.filter((each) => !current.has(each)),
    byHand: tests,
    clicked: people,
  }
}

const here = (path: string) => existsSync(new URL(path, results))

function playedCase(walked: Walked, number: number, records: readonly Replayed[]): PlayedCase {
  const replayed = records.find(isOf(walked)) ?? null
  const traces = replayed === null ? [] : [keptTraceOf(replayed), replayed.trace]
  const pictures = replayed?.pictures.map(({ at }) => [at, pictureOf(replayed, at)] as const) ?? []
  return {
    number,
    walked,
    outcome: replayed?.result ?? 'not replayed',
    replayed,
    pictures: new Map(pictures.filter(([, path]) => here(path))),
    trace: traces.find((path) => path !== null && here(path)) ?? null,
  }
}

function walkersOf({ states, transitions }: Graph, all: readonly Recording[]): Map<string, string[]> {
  const keys = new Set([...states.map(({ id }) => id), ...transitions.map(({ key }) => key)])
  const walkers = new Map<string, string[]>()
  for (const { title, states: ids, transitions: taken } of all) {
    for (const key of [...ids, ...taken]) {
      if (keys.has(key)) walkers.set(key, [...(walkers.get(key) ?? []), title])
    }
  }
  return walkers
}
