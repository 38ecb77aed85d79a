import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartState, Graph } from 'statechart-graph'
import { sortTransitions, waysUp } from './arrows.ts'
import type { Arrow, Beginning, Box, DrawnState, Drawing, Point } from './drawing.ts'
import { begunBy, dotSize, elkGraph, type Direction, type Parts } from './elk-graph.ts'
import { formats, type Format, type FormatName } from './format.ts'
import { labelState, stackRows } from './labels.ts'
import { around, framed, nothing, shifted, type Piece } from './pieces.ts'
import { ownTexts, type Texts } from './texts.ts'

const elk = new ELK()

/** A chart as a whole and, of a parallel machine, each of its regions alone. */
export interface LaidOut {
  whole: Drawing
  /** By the region's id, in the machine's order; empty unless the machine is parallel. */
  regions: ReadonlyMap<string, Drawing>
}

/** @throws if the machine has no states */
export async function layOut(
  graph: Graph,
  texts: Texts = ownTexts,
  format: FormatName = 'wide',
): Promise<LaidOut> {
  const parts = partsOf(graph, texts, formats[format])
  const { form } = formats[format]
  const root = graph.states.find(({ parent }) => parent === null)
  if (root === undefined) throw new Error(`${graph.id} has no states`)
  const drawn = (piece: Piece) => framed(graph.id, piece)
  if (root.type !== 'parallel') return { whole: drawn(await best(parts, root, form)), regions: new Map() }
  const tops = childrenOf(graph, root)
  const pieces = await Promise.all(tops.map((top) => pieceOf(parts, top, form)))
  return {
    whole: drawn(around(parts, root, pieces, form)),
    regions: new Map(tops.map(({ id }, index) => [id, drawn(pieces[index] ?? nothing)])),
  }
}

const childrenOf = ({ states }: Graph, { id }: ChartState) => states.filter(({ parent }) => parent === id)

/** The regions of a parallel state are packed, unless an arrow leads from one to another. */
async function pieceOf(parts: Parts, top: ChartState, form: number): Promise<Piece> {
  const { graph, between } = parts
  const children = top.type === 'parallel' ? childrenOf(graph, top) : []
  const up = waysUp(graph.states)
  const holds = ({ id }: ChartState, state: string) => up(state).includes(id)
  const isApart = between
    .filter(({ source, target }) => holds(top, source) && holds(top, target))
    .every(({ source, target }) => children.some((child) => holds(child, source) && holds(child, target)))
  if (children.length === 0 || !isApart) return best(parts, top, form)
  const pieces = await Promise.all(children.map((child) => pieceOf(parts, child, form)))
  return around(parts, top, pieces, form)
}

function partsOf(graph: Graph, texts: Texts, format: Format): Parts {
  const { between, staying } = sortTransitions(graph)
  const { states, transitions } = graph
  return {
    graph,
    between,
    labelled: new Map(
      states.map((state) => [
        state.id,
        labelState(state, staying.get(state.id) ?? [], transitions, texts, format),
      ]),
    ),
    labels: new Map(
      between.map((each) => [each.id, stackRows(each.transitions, transitions, texts, format)]),
    ),
  }
}

/** Lays out to the right and downwards and takes what fits the form better. */
async function best(parts: Parts, top: ChartState, form: number): Promise<Piece> {
  const directions: Direction[] = ['RIGHT', 'DOWN']
  const pieces = await Promise.all(directions.map((direction) => laidOut(parts, top, direction)))
  const size = ({ width, height }: Piece) => Math.max(width, height * form)
  return pieces.toSorted((one, other) => size(one) - size(other))[0] ?? nothing
}

async function laidOut(parts: Parts, top: ChartState, direction: Direction): Promise<Piece> {
  const placed = await elk.layout(elkGraph(parts, [top], direction))
  const places = new Map<string, Box>()
  const edges: ElkExtendedEdge[] = []
  collect(placed, 0, 0, places, edges)
  return read(parts, places, edges)
}

function collect(
  node: ElkNode,
  left: number,
  above: number,
  places: Map<string, Box>,
  edges: ElkExtendedEdge[],
) {
  const { x = 0, y = 0, width = 0, height = 0 } = node
  const place = { x: left + x, y: above + y, width, height }
  places.set(node.id, place)
  edges.push(...(node.edges ?? []))
  for (const child of node.children ?? []) collect(child, place.x, place.y, places, edges)
}

function read(
  { graph, labelled, labels, between }: Parts,
  places: Map<string, Box>,
  edges: ElkExtendedEdge[],
): Piece {
  const up = waysUp(graph.states)
  const types = new Map(graph.states.map(({ id, type }) => [id, type]))
  const states = graph.states.flatMap((state): DrawnState[] => {
    const place = places.get(state.id)
    const said = labelled.get(state.id)
    if (!place || !said) return []
    const { lines, rows } = said
    const { id, type, parent } = state
    const isRegion = parent !== null && types.get(parent) === 'parallel'
    return [{ id, type, isRegion, depth: up(id).length - 1, ...place, lines, rows: shifted(rows, place) }]
  })
  const arrows: Arrow[] = []
  const beginnings: Beginning[] = []
  for (const { id, container = 'all', sections = [], labels: placed = [], sources } of edges) {
    const { x, y } = places.get(container) ?? { x: 0, y: 0 }
    const points = sections
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map((point): Point => ({ x: point.x + x, y: point.y + y }))
    const begun = begunBy(sources[0] ?? '')
    const dot = places.get(sources[0] ?? '')
    if (begun !== undefined && dot) {
      beginnings.push({ target: begun, dot: { x: dot.x + dotSize / 2, y: dot.y + dotSize / 2 }, points })
      continue
    }
    const label = placed[0]
    const rows = shifted(labels.get(id)?.rows ?? [], { x: x + (label?.x ?? 0), y: y + (label?.y ?? 0) })
    const arrow = between.find((each) => each.id === id)
    if (!arrow) continue
    const { source, target, goesBack } = arrow
    arrows.push({ source, target, points: goesBack ? points.toReversed() : points, rows })
  }
  const size = places.get('all') ?? { width: 0, height: 0 }
  return { width: size.width, height: size.height, states, arrows, beginnings }
}
