import { flows, type FlowName } from '#machines/flows.ts'
import { type Drawing, layOut } from 'statechart-drawing'
import { textsIn } from '../words/chart-texts.ts'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language } from '../words/said.ts'

const graphs = new Map<FlowName, Graph>()
const drawings = new Map<string, Promise<Drawing | null>>()

export function graphFor(flow: FlowName): Graph {
  const graph = graphs.get(flow) ?? graphOf(flows[flow].machine)
  graphs.set(flow, graph)
  return graph
}

/** Cached per flow and language; null if the layout fails. */
export function drawingFor(flow: FlowName, language: Language): Promise<Drawing | null> {
  const key = `${flow} ${language}`
  const drawing = drawings.get(key) ?? layOut(graphFor(flow), textsIn(flow, language)).catch(() => null)
  drawings.set(key, drawing)
  return drawing
}
