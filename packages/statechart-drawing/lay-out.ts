import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartState, Graph } from 'statechart-graph'
import { sortTransitions, waysUp } from './arrows.ts'
import type { Arrow, Beginning, Box, DrawnState, Drawing, Point } from './drawing.ts'
import { begunBy, dotSize, elkGraph, type Direction, type Parts } from './elk-graph.ts'
import { labelState, pad, stackRows } from './labels.ts'
import { packed } from './pack.ts'
import { ownTexts, type Texts } from './texts.ts'

const elk = new ELK()
const margin = 16
const gap = 16

/** @throws if the machine has no states */
export async function layOut(graph: Graph, texts: Texts = ownTexts): Promise<Drawing> {
  const parts = partsOf(graph, texts)
  const root = graph.states.find(({ parent }) => parent === null)
  if (root === undefined) throw new Error(`${graph.id} has no states`)
  const tops = root.type === 'parallel' ? graph.states.filter(({ parent }) => parent === root.id) : [root]
  const pieces = await Promise.all(tops.map((top) => best(parts, top)))
  return root.type === 'parallel' ? around(parts, root, pieces) : whole(parts, pieces)
}

function partsOf(graph: Graph, texts: Texts): Parts {
  const { between, staying } = sortTransitions(graph)
  const { states, transitions } = graph
  return {
    graph,
    between,
    labelled: new Map(
      states.map((state) => [state.id, labelState(state, staying.get(state.id) ?? [], transitions, texts)]),
    ),
    labels: new Map(between.map((each) => [each.id, stackRows(each.transitions, transitions, texts)])),
  }
}

/** A part that is laid out on its own, from 0, 0. */
export interface Piece extends Omit<Drawing, 'id'> {}

/** Lays out to the right and downwards and takes what fits a screen better. */
async function best(parts: Parts, top: ChartState): Promise<Piece> {
  const directions: Direction[] = ['RIGHT', 'DOWN']
  const pieces = await Promise.all(directions.map((direction) => laidOut(parts, top, direction)))
  return pieces.toSorted((one, other) => sizeOnScreen(one) - sizeOnScreen(other))[0] ?? nothing
}
const nothing: Piece = { width: 0, height: 0, states: [], arrows: [], beginnings: [] }

/** Width divided by height. */
const screen = 1.5
export const sizeOnScreen = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height * screen)

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

const shifted = <T extends Point>(things: readonly T[], by: Point): T[] =>
  things.map((thing) => ({ ...thing, x: thing.x + by.x, y: thing.y + by.y }))

export function moved({ width, height, states, arrows, beginnings }: Piece, x: number, y: number): Piece {
  const by = <T extends Point>(things: readonly T[]) => shifted(things, { x, y })
  return {
    width,
    height,
    states: by(states).map((state) => ({ ...state, rows: by(state.rows) })),
    arrows: arrows.map((arrow) => ({ ...arrow, points: by(arrow.points), rows: by(arrow.rows) })),
    beginnings: beginnings.map((each) => ({
      ...each,
      dot: by([each.dot])[0] ?? each.dot,
      points: by(each.points),
    })),
  }
}

function whole({ graph }: Parts, pieces: readonly Piece[]): Drawing {
  const piece = moved(pieces[0] ?? nothing, margin, margin)
  return { id: graph.id, ...piece, width: piece.width + 2 * margin, height: piece.height + 2 * margin }
}

/** The regions are packed side by side inside the box of the machine. */
function around(parts: Parts, root: ChartState, pieces: readonly Piece[]): Drawing {
  const said = parts.labelled.get(root.id)
  const head = { width: said?.width ?? 0, height: said?.height ?? 0 }
  const { places, width, height } = packed(pieces, gap, screen)
  const size = { width: Math.max(width + 2 * pad, head.width), height: head.height + height + pad }
  const inside = pieces.map((piece, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return moved(piece, margin + pad + x, margin + head.height + y)
  })
  const frame: DrawnState = {
    id: root.id,
    type: root.type,
    isRegion: false,
    depth: 0,
    x: margin,
    y: margin,
    ...size,
    lines: said?.lines ?? [],
    rows: shifted(said?.rows ?? [], { x: margin, y: margin }),
  }
  return {
    id: parts.graph.id,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
    states: [frame, ...inside.flatMap(({ states }) => states)],
    arrows: inside.flatMap(({ arrows }) => arrows),
    beginnings: inside.flatMap(({ beginnings }) => beginnings),
  }
}
