import type { Drawing } from 'statechart-drawing'

export type Size = Pick<Drawing, 'width' | 'height'>
export type Box = Pick<Drawing['states'][number], 'x' | 'y' | 'width' | 'height'>

export interface View {
  x: number
  y: number
  scale: number
}

export const scales = { least: 0.05, most: 3 }
/** A small chart is not enlarged to fill the window. */
const mostFitted = 1.25
const edge = 16

/** Anything smaller is an overview. */
const map = 0.4

export function fitted(drawing: Size, window: Size): View {
  const scale = Math.min(
    mostFitted,
    (window.width - 2 * edge) / drawing.width,
    (window.height - 2 * edge) / drawing.height,
  )
  const held = Math.max(scales.least, scale)
  return {
    scale: held,
    x: (window.width - drawing.width * held) / 2,
    y: (window.height - drawing.height * held) / 2,
  }
}

/** Smallest scale at which the text can be read: the smallest letters are 11 px. */
const legible = 1

/** All of it can be read at once. */
export const isLegible = (drawing: Size, window: Size) => fitted(drawing, window).scale >= legible

/** The first view: the whole chart if its text can be read, or if no state is to be shown first; else that state. */
export function opened(drawing: Size, window: Size, beginning: Box | null): View {
  const whole = fitted(drawing, window)
  if (whole.scale >= legible || beginning === null) return whole
  const { x, y, width, height } = beginning
  return {
    scale: legible,
    x: from(x, width, drawing.width * legible, window.width),
    y: from(y, height, drawing.height * legible, window.height),
  }
}

/** Along one axis: the box in the middle, but no room beside the drawing; a smaller drawing in the middle. */
function from(at: number, long: number, drawn: number, room: number): number {
  if (drawn + 2 * edge <= room) return (room - drawn) / 2
  return Math.min(edge, Math.max(room - edge - drawn, centred(at, long, legible, room)))
}

/** The middle of a box, or the start of one that is longer than the window. */
const centred = (at: number, long: number, scale: number, room: number) =>
  long * scale + 2 * edge <= room ? room / 2 - (at + long / 2) * scale : edge - at * scale

/** Scales around a point of the window. */
export function zoomed(view: View, by: number, around: { x: number; y: number }): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * by))
  const share = scale / view.scale
  return { scale, x: around.x - (around.x - view.x) * share, y: around.y - (around.y - view.y) * share }
}

/** Brings the box to the middle unless it is fully visible and legible. */
export function showing(view: View, box: Box, window: Size): View {
  const left = view.x + box.x * view.scale
  const top = view.y + box.y * view.scale
  const isInside =
    left >= 0 &&
    top >= 0 &&
    left + box.width * view.scale <= window.width &&
    top + box.height * view.scale <= window.height
  if (isInside && view.scale >= map) return view
  const scale = view.scale < map ? legible : view.scale
  return {
    scale,
    x: centred(box.x, box.width, scale, window.width),
    y: centred(box.y, box.height, scale, window.height),
  }
}
