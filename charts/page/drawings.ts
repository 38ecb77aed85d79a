import { flows, type FlowName } from '#machines/flows.ts'
import { formats, type FormatName, layOutRegions, type LaidOut } from 'statechart-drawing'
import { textsIn } from '../words/chart-texts.ts'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language } from '../words/said.ts'

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
  const layout =
    layouts.get(key) ??
    layOutRegions(graphFor(flow), textsIn(flow, language), formats[format]).catch(() => null)
  layouts.set(key, layout)
  return layout
}
