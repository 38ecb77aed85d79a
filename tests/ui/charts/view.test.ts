import { expect, it } from 'vitest'
import { fitted, opened, showing, zoomed, type View } from '#charts/page/view.ts'

const window = { width: 700, height: 600 }

it('Scenario: a small chart is opened whole, in the middle, and not blown up', () => {
  expect(opened({ width: 400, height: 300 }, window)).toEqual({ scale: 1.25, x: 100, y: 112.5 })
})

it('Scenario: a long chart is opened from its top, so that it can be read', () => {
  const { scale, x, y } = opened({ width: 600, height: 1_200 }, window)
  expect([scale, y]).toEqual([0.8, 16])
  expect(x).toBeCloseTo((700 - 600 * 0.8) / 2)
})

it('Scenario: on a phone a small flow is opened so that it can be read, too', () => {
  expect(opened({ width: 604, height: 1_027 }, { width: 360, height: 250 })).toEqual({
    scale: 0.8,
    x: 16,
    y: 16,
  })
})

it('Scenario: a chart that is far too large is a map of itself; where it moves, it can be read', () => {
  const drawing = { width: 3_200, height: 2_100 }
  const map = opened(drawing, window)
  expect(map).toEqual(fitted(drawing, window))
  const state = { x: 3_000, y: 2_000, width: 100, height: 40 }
  const { scale, x, y } = showing(map, state, window)
  expect(scale).toBe(0.8)
  expect([x + 3_050 * scale, y + 2_020 * scale]).toEqual([350, 300])
})

it('Scenario: what is in the window already does not move it', () => {
  const view: View = { scale: 1, x: 0, y: 0 }
  expect(showing(view, { x: 10, y: 10, width: 100, height: 40 }, window)).toBe(view)
})

it('Scenario: what lies under the mouse stays there while it is zoomed, to the limits', () => {
  const around = { x: 200, y: 100 }
  const before: View = { scale: 1, x: 40, y: 20 }
  const after = zoomed(before, 2, around)
  expect((around.x - after.x) / after.scale).toBe((around.x - before.x) / before.scale)
  expect(zoomed(before, 100, around).scale).toBe(3)
  expect(zoomed(before, 0.001, around).scale).toBe(0.05)
})
