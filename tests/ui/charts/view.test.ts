import { expect, it } from 'vitest'
import { fitted, isLegible, opened, showing, zoomed, type View } from '#charts/page/view.ts'

const window = { width: 700, height: 600 }
const beginning = { x: 20, y: 30, width: 100, height: 40 }

it('Scenario: a small chart is opened whole, in the middle, and not blown up', () => {
  const drawing = { width: 400, height: 300 }
  expect(opened(drawing, window, beginning)).toEqual({ scale: 1.25, x: 100, y: 112.5 })
  expect(isLegible(drawing, window)).toBe(true)
})

it('Scenario: a long chart is opened where it begins, so that it can be read', () => {
  const drawing = { width: 600, height: 1_200 }
  expect(isLegible(drawing, window)).toBe(false)
  expect(opened(drawing, window, beginning)).toEqual({ scale: 1, x: 50, y: 16 })
})

it('Scenario: on a phone a chart opens at the state to be shown first', () => {
  const phone = { width: 360, height: 250 }
  const drawing = { width: 604, height: 1_027 }
  expect(opened(drawing, phone, { x: 250, y: 400, width: 100, height: 50 })).toEqual({
    scale: 1,
    x: 180 - 300,
    y: 125 - 425,
  })
  expect(opened(drawing, phone, { x: 490, y: 960, width: 100, height: 50 })).toEqual({
    scale: 1,
    x: 360 - 16 - 604,
    y: 250 - 16 - 1_027,
  })
})

it('Scenario: a map of a large chart shows all of it; where it moves, it can be read', () => {
  const drawing = { width: 3_200, height: 2_100 }
  const map = opened(drawing, window, null)
  expect(map).toEqual(fitted(drawing, window))
  const state = { x: 3_000, y: 2_000, width: 100, height: 40 }
  const { scale, x, y } = showing(map, state, window)
  expect(scale).toBe(1)
  expect([x + 3_050, y + 2_020]).toEqual([350, 300])
})

it('Scenario: a box larger than the window is shown from its start', () => {
  const large = { x: 1_000, y: 500, width: 900, height: 100 }
  const { x, y } = showing({ scale: 1, x: 0, y: 0 }, large, window)
  expect([x + 1_000, y + 550]).toEqual([16, 300])
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
