import { existsSync } from 'node:fs'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language, Said } from '#charts/words/said.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import {
  isOf,
  keptTraceOf,
  pictureOf,
  remembered,
  results,
  viewOf,
  type Replayed,
} from '#tests/flows/driver/record.ts'
import { notForABrowser } from '#charts/flows/possible.ts'
import type { Walked } from 'statechart-paths'
import { rememberedByHand, type ByHand } from './by-hand.ts'
import { marksOf, type Mark } from './marks.ts'
import { shownStates, type ShownState } from './shown-states.ts'

export type Outcome = Replayed['result'] | 'not replayed'

/** The last result of a case on the current machine. */
export interface PlayedCase {
  number: number
  walked: Walked
  outcome: Outcome
  replayed: Replayed | null
  /** By number of the moment; relative to the results. */
  pictures: ReadonlyMap<number, string>
  trace: string | null
}

export interface FlowReport {
  name: FlowName
  graph: Graph
  cases: PlayedCase[]
  /** By state id and transition key. */
  marks: ReadonlyMap<string, Mark>
  /** The picture of each state, by id; relative to the results. */
  views: ReadonlyMap<string, string>
  /** Its leaf states with their pictures. */
  shown: Readonly<Record<Language, readonly ShownState[]>>
  /** Why a browser cannot go there, by id or key. */
  exceptions: Readonly<Record<string, Said>>
  /** Records of older machines: they do not count. */
  older: Replayed[]
  /** Titles of the tests written by hand that went there, by id or key. */
  byHand: ReadonlyMap<string, string[]>
  /** Titles of people's recordings that went there, by id or key. */
  clicked: ReadonlyMap<string, string[]>
}

export type Recording = Pick<ByHand, 'title' | 'states' | 'transitions'>

export interface Remembered {
  records: readonly Replayed[]
  /** Only those that passed. */
  byHand: readonly Recording[]
  clicked: readonly Recording[]
}

export const remember = (clicked: readonly Recording[]): Remembered => ({
  records: remembered(),
  byHand: rememberedByHand().filter(({ passed }) => passed),
  clicked,
})

export function reportOf(name: FlowName, { records, byHand, clicked }: Remembered): FlowReport {
  const graph = graphOf(flows[name].machine)
  const own = records.filter(({ flow }) => flow === name)
  const walks = browserCases(name)
  const cases = walks.map((walked, index) => playedCase(walked, index + 1, own))
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
    shown: { tr: shownStates(name, walks, 'tr'), en: shownStates(name, walks, 'en') },
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
