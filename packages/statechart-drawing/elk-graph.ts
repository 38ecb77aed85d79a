import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import type { ChartState, Graph } from 'statechart-graph'
import type { Between } from './arrows.ts'
import type { Row, Size } from './drawing.ts'
import type { Labelled } from './labels.ts'

export type Direction = 'RIGHT' | 'DOWN'

export const dotSize = 10
const inner = 16

export interface Parts {
  graph: Graph
  labelled: ReadonlyMap<string, Labelled>
  between: readonly Between[]
  labels: ReadonlyMap<string, Size & { rows: Row[] }>
}

const beginningOf = (id: string) => `beginning of ${id}`
/** The state that the dot belongs to; undefined for any other node. */
export const begunBy = (id: string) => /^beginning of (.+)$/u.exec(id)?.[1]

function optionsFor(direction: Direction): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.thoroughness': '20',
    'elk.layered.spacing.nodeNodeBetweenLayers': '18',
    'elk.layered.spacing.edgeNodeBetweenLayers': '12',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    'elk.spacing.nodeNode': '20',
    'elk.spacing.edgeNode': '16',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': '4',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  }
}

/** These states and all inside them, as input for ELK; the root node holds every edge. */
export function elkGraph(parts: Parts, tops: readonly ChartState[], direction: Direction): ElkNode {
  const children = tops.map((state) => nodeOf(parts, state, direction))
  const inside = new Set(children.flatMap(idsIn))
  const edges = parts.between
    .filter(({ source, target }) => inside.has(source) && inside.has(target))
    .map((between) => edgeOf(parts, between))
  return { id: 'all', layoutOptions: optionsFor(direction), children, edges }
}

function nodeOf(parts: Parts, state: ChartState, direction: Direction): ElkNode {
  const { width = 0, height = 0 } = parts.labelled.get(state.id) ?? {}
  const children = parts.graph.states.filter(({ parent }) => parent === state.id)
  if (children.length === 0) return { id: state.id, width, height }
  const first = children.find(({ isInitial }) => isInitial)
  const dot: ElkNode[] = first
    ? [
        {
          id: beginningOf(first.id),
          width: dotSize,
          height: dotSize,
          layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
        },
      ]
    : []
  return {
    id: state.id,
    layoutOptions: {
      ...optionsFor(direction),
      'elk.padding': `[top=${height + 4},left=${inner},bottom=${inner},right=${inner}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...dot, ...children.map((child) => nodeOf(parts, child, direction))],
    edges: first
      ? [{ id: `to ${beginningOf(first.id)}`, sources: [beginningOf(first.id)], targets: [first.id] }]
      : [],
  }
}

/** ELK gets an arrow that goes back reversed; lay-out.ts turns its points round. */
function edgeOf({ labels }: Parts, { id, source, target, goesBack }: Between): ElkExtendedEdge {
  const { width = 0, height = 0 } = labels.get(id) ?? {}
  return {
    id,
    sources: [goesBack ? target : source],
    targets: [goesBack ? source : target],
    labels: [{ id: `label of ${id}`, text: id, width, height }],
  }
}

const idsIn = ({ id, children = [] }: ElkNode): string[] => [id, ...children.flatMap(idsIn)]
