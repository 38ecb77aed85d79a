import type { Box, Size } from '../drawing/drawing.ts'

/** Where the drawing lies in its window, and how large. */
export interface View {
  x: number
  y: number
  scale: number
}

export const scales = { least: 0.05, most: 3 }
/** A small chart is not blown up to the whole window. */
const mostFitted = 1.25
const edge = 16

/** All of it, in the middle. */
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

/** Below it nobody reads what stands in a chart. */
const legible = 0.8
/** A chart that would fill its window so many times begins as a map of itself. */
const mostWindows = 7.5
/** What is shown smaller than this is a map. */
const map = 0.4

/** As a chart is opened: all of it where it can be read so; else as much as can be read, from its top on. */
export function opened(drawing: Size, window: Size): View {
  const whole = fitted(drawing, window)
  const windows = (drawing.width * drawing.height * legible ** 2) / (window.width * window.height)
  if (whole.scale >= legible || windows > mostWindows) return whole
  const left = (window.width - drawing.width * legible) / 2
  const top = (window.height - drawing.height * legible) / 2
  return { scale: legible, x: Math.max(edge, left), y: Math.max(edge, top) }
}

/** Larger or smaller around a point of the window. */
export function zoomed(view: View, by: number, around: { x: number; y: number }): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * by))
  const share = scale / view.scale
  return { scale, x: around.x - (around.x - view.x) * share, y: around.y - (around.y - view.y) * share }
}

/** So that the box is in the window and can be read there: in its middle, where that was not so. */
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
