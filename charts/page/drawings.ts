import { flows, type FlowName } from '#machines/flows.ts'
import { layOut } from 'statechart-drawing'
import { textsIn } from '../words/chart-texts.ts'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language } from '../words/said.ts'

type LaidOut = Awaited<ReturnType<typeof layOut>>
/** 'tall' for a phone that is held upright. */
type FormatName = NonNullable<Parameters<typeof layOut>[2]>

const graphs = new Map<FlowName, Graph>()
const layouts = new Map<string, Promise<LaidOut | null>>()

export function graphFor(flow: FlowName): Graph {
  const graph = graphs.get(flow) ?? graphOf(flows[flow].machine)
  graphs.set(flow, graph)
  return graph
}

/** Cached; null if the layout fails. */
export function layoutFor(flow: FlowName, language: Language, format: FormatName): Promise<LaidOut | null> {
  const key = `${flow} ${language} ${format}`
  const layout = layouts.get(key) ?? layOut(graphFor(flow), textsIn(flow, language), format).catch(() => null)
  layouts.set(key, layout)
  return layout
}
