import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Box } from '#charts/page/view.ts'
import { Chart, layOut, type Drawing } from 'statechart-drawing'
import { textsIn } from '#charts/words/chart-texts.ts'
import { graphOf, type Graph } from 'statechart-graph'
import type { Language } from '#charts/words/said.ts'
import { guardSaid } from '#charts/words/speak.ts'
import { flowNames, flows } from '#machines/flows.ts'

const languages: Language[] = ['tr', 'en']

const drawn = languages.flatMap(
  (language) =>
    [
      { language, read: 'on a screen', format: 'wide' },
      { language, read: 'on a phone', format: 'tall' },
    ] as const,
)

describe.each(drawn)('Charts in $language, $read', ({ language, format }) => {
  it.each(flowNames)(
    'Scenario: the chart of %s shows everything, and nothing lies on anything else',
    async (flow) => {
      const graph = graphOf(flows[flow].machine)
      const { whole: drawing, regions } = await layOut(graph, textsIn(flow, language), format)

      expect(drawing.states.map(({ id }) => id).sort()).toEqual(graph.states.map(({ id }) => id).sort())
      const rows = [...drawing.states, ...drawing.arrows].flatMap((each) => each.rows)
      const told = rows.map(({ key }) => key)
      expect(told.sort()).toEqual(graph.transitions.map(({ key }) => key).sort())
      expect(drawing.beginnings.map(({ target }) => target).sort()).toEqual(
        graph.states
          .filter(({ isInitial }) => isInitial)
          .map(({ id }) => id)
          .sort(),
      )
      const conditions = graph.transitions.flatMap(({ key, guard }) =>
        guard === null ? [] : [{ key, said: `[${guardSaid(flow, guard, language)}]` }],
      )
      const textOf = (key: string) =>
        rows
          .find((row) => row.key === key)
          ?.lines.map(({ text }) => text)
          .join(' ') ?? ''
      expect(conditions.filter(({ key, said }) => !textOf(key).includes(said))).toEqual([])
      expect(clashesIn(drawing, graph)).toEqual([])

      const [root] = graph.states
      expect([...regions.keys()]).toEqual(
        graph.states
          .filter(({ parent }) => parent === root?.id && root?.type === 'parallel')
          .map(({ id }) => id),
      )
      for (const [id, region] of regions) {
        expect(region.states.map((state) => state.id).sort()).toEqual(
          graph.states
            .filter((state) => state.id === id || state.id.startsWith(`${id}.`))
            .map((state) => state.id)
            .sort(),
        )
        expect(
          clashesIn(region, { ...graph, states: graph.states.filter((state) => state !== root) }),
        ).toEqual([])
      }
    },
  )
})

it('Scenario: on a phone a chart is narrower than on a screen', async () => {
  const widths = await Promise.all(
    (['wide', 'tall'] as const).map(
      async (format) =>
        (await layOut(graphOf(flows.recovery.machine), textsIn('recovery', 'tr'), format)).whole.width,
    ),
  )
  expect(widths[1]).toBeLessThan(0.85 * (widths[0] ?? 0))
})

it('Scenario: the chart of the recovery is written as a picture that needs no page', async () => {
  const { whole: drawing } = await layOut(graphOf(flows.recovery.machine), textsIn('recovery', 'tr'))
  const svg = renderToStaticMarkup(
    Chart({
      drawing,
      title: 'Şifre yenileme',
      marks: {
        states: { 'recovery.done': 'missing' },
        transitions: {
          'recovery.done — xstate.after.login wait.recovery.done → going to the login': 'failed',
        },
      },
    }),
  )
  expect(svg).toMatch(/^<svg class="chart" xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).toContain('>1 sn sonra</text>')
  expect(svg).toContain('>Kod gönderiliyor</text>')
  expect(svg).toContain('class="state atomic mark-missing"')
  expect(svg).toContain('class="row after mark-failed"')
  expect(svg).not.toContain('role="button"')
})

function clashesIn(drawing: Drawing, graph: Graph): string[] {
  const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]))
  const states = new Map(drawing.states.map((state) => [state.id, state]))
  const labels = drawing.arrows.flatMap(({ rows }) => rows)
  const leaves = drawing.states.filter(({ id }) => ![...parents.values()].includes(id))
  const whole: Box = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  return [
    ...drawing.states.flatMap(({ id, ...box }) => {
      const around = states.get(parents.get(id) ?? '') ?? whole
      return isWithin(box, around) ? [] : [`${id} leaves the state around it`]
    }),
    ...drawing.states.flatMap((state) =>
      state.rows.filter((row) => !isWithin(row, state)).map(({ key }) => `${key} leaves its state`),
    ),
    ...labels.filter((label) => !isWithin(label, whole)).map(({ key }) => `${key} leaves the drawing`),
    ...pairsOf(drawing.states)
      .filter(([one, other]) => parents.get(one.id) === parents.get(other.id))
      .flatMap(([one, other]) => (meet(one, other) ? [`${one.id} lies on ${other.id}`] : [])),
    ...pairsOf(labels).flatMap(([one, other]) =>
      meet(one, other) ? [`${one.key} lies on ${other.key}`] : [],
    ),
    ...labels.flatMap((label) =>
      leaves.filter((leaf) => meet(label, leaf)).map(({ id }) => `${label.key} lies on ${id}`),
    ),
    ...drawing.arrows.flatMap(({ source, target, points }) => {
      const ways = points.slice(1).map((point, index) => thin(points[index] ?? point, point))
      const passed = [
        ...leaves
          .filter(({ id }) => id !== source && id !== target)
          .map(({ id, ...box }) => ({ said: id, box })),
        ...labels.map(({ key, ...box }) => ({ said: key, box })),
      ]
      return passed
        .filter(({ box }) => ways.some((way) => meet(way, box)))
        .map(({ said }) => `the arrow from ${source} to ${target} goes through ${said}`)
    }),
  ]
}

function pairsOf<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]))
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** A segment of an arrow, shrunk so that it does not touch at its ends. */
const thin = (from: { x: number; y: number }, to: { x: number; y: number }): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
})

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
