import type { ChartState } from 'statechart-graph'
import { waysUp } from './arrows.ts'
import type { DrawnState, Drawing, Point } from './drawing.ts'
import type { Parts } from './elk-graph.ts'
import { pad } from './labels.ts'
import { packed } from './pack.ts'

const margin = 16
const gap = 16

/** A part that is laid out on its own, from 0, 0. */
export interface Piece extends Omit<Drawing, 'id'> {}

export const nothing: Piece = { width: 0, height: 0, states: [], arrows: [], beginnings: [] }

export const shifted = <T extends Point>(things: readonly T[], by: Point): T[] =>
  things.map((thing) => ({ ...thing, x: thing.x + by.x, y: thing.y + by.y }))

function moved({ width, height, states, arrows, beginnings }: Piece, x: number, y: number): Piece {
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

export function framed(id: string, piece: Piece): Drawing {
  const { width, height, ...inside } = moved(piece, margin, margin)
  return { id, ...inside, width: width + 2 * margin, height: height + 2 * margin }
}

/** The regions are packed side by side inside the box of the parallel state. */
export function around(parts: Parts, state: ChartState, pieces: readonly Piece[], form: number): Piece {
  const { id, type, parent } = state
  const said = parts.labelled.get(id)
  const head = { width: said?.width ?? 0, height: said?.height ?? 0 }
  const { places, width, height } = packed(pieces, gap, form)
  const size = { width: Math.max(width + 2 * pad, head.width), height: head.height + height + pad }
  const inside = pieces.map((piece, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return moved(piece, pad + x, head.height + y)
  })
  const frame: DrawnState = {
    id,
    type,
    isRegion: parts.graph.states.some((each) => each.id === parent && each.type === 'parallel'),
    depth: waysUp(parts.graph.states)(id).length - 1,
    x: 0,
    y: 0,
    ...size,
    lines: said?.lines ?? [],
    rows: said?.rows ?? [],
  }
  return {
    ...size,
    states: [frame, ...inside.flatMap(({ states }) => states)],
    arrows: inside.flatMap(({ arrows }) => arrows),
    beginnings: inside.flatMap(({ beginnings }) => beginnings),
  }
}
