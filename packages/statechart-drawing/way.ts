import type { Point } from './drawing.ts'

/** Radius of a corner, in pixels. */
const bend = 8

/** A point this far from the first, at most half-way to the second. */
export function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(far, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M ${point.x} ${point.y}`
      if (!after) return `L ${point.x} ${point.y}`
      const [start, end] = [towards(point, before, bend), towards(point, after, bend)]
      return `L ${start.x} ${start.y} Q ${point.x} ${point.y} ${end.x} ${end.y}`
    })
    .join(' ')
}
