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

/** Smallest scale at which the text can be read. */
const legible = 0.8
/** A chart that would fill more windows than this opens as an overview. */
const mostWindows = 7.5
/** Anything smaller is an overview. */
const map = 0.4

/** The first view: all of the chart if it can be read or is very large, else its top at a legible scale. */
export function opened(drawing: Size, window: Size): View {
  const whole = fitted(drawing, window)
  const windows = (drawing.width * drawing.height * legible ** 2) / (window.width * window.height)
  if (whole.scale >= legible || windows > mostWindows) return whole
  const left = (window.width - drawing.width * legible) / 2
  const top = (window.height - drawing.height * legible) / 2
  return { scale: legible, x: Math.max(edge, left), y: Math.max(edge, top) }
}

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
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  }
}
