import { createElement as h, type ReactNode } from 'react'
import { Chart } from '#charts/drawing/chart.ts'
import type { Drawing } from '#charts/drawing/drawing.ts'
import type { Mark as DrawnMark, Marks } from '#charts/drawing/marks.ts'
import type { ChartTransition } from '#charts/graph.ts'
import type { Language } from '#charts/words/said.ts'
import { stateName, titleOf } from '#charts/words/speak.ts'
import type { FlowReport } from './gather.ts'
import type { Mark } from './marks.ts'
import { markSaid, signAt } from './signs.ts'
import { words } from './words.ts'

const drawnAs: Readonly<Record<Mark, DrawnMark | null>> = {
  walked: 'covered',
  failed: 'failed',
  'walked by hand': 'covered',
  'never walked': 'missing',
  'not for a browser': null,
}

export function chartPart(flow: FlowReport, drawing: Drawing, language: Language): ReactNode {
  const kinds = [...new Set(flow.marks.values())]
  const order: Mark[] = ['walked', 'failed', 'walked by hand', 'never walked', 'not for a browser']
  return h(
    'figure',
    { className: 'charted' },
    h(
      'figcaption',
      null,
      h(
        'ul',
        { className: 'legend', 'aria-label': words.legend[language] },
        ...order
          .filter((mark) => kinds.includes(mark))
          .map((mark) => h('li', { key: mark }, markSaid(mark, language))),
      ),
    ),
    h(
      'div',
      { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': words.chart[language] },
      h(
        'div',
        { className: 'layers', style: { width: drawing.width, height: drawing.height } },
        h(Chart, { drawing, title: titleOf(flow.name, language), language, marks: drawnMarks(flow) }),
        h(Signs, { drawing, flow }),
      ),
    ),
  )
}

function drawnMarks({ graph, marks }: FlowReport): Marks {
  const drawn = (keys: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const mark = drawnAs[marks.get(key) ?? 'not for a browser']
        return mark ? [[key, mark] as const] : []
      }),
    )
  return {
    states: drawn(graph.states.map(({ id }) => id)),
    transitions: drawn(graph.transitions.map(({ key }) => key)),
  }
}

/** Drawn over the chart; `aria-hidden`, because the table says the same. */
function Signs({ drawing, flow: { marks } }: { drawing: Drawing; flow: FlowReport }): ReactNode {
  const { width, height, states, arrows } = drawing
  const rows = [...states, ...arrows].flatMap((each) => each.rows)
  return h(
    'svg',
    { className: 'signs', viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': true },
    ...states.map(({ id, x, y, width: wide }) => {
      const mark = marks.get(id)
      return mark && signAt(mark, x + wide - 2, y + 2, id)
    }),
    ...rows.map(({ key, x, y, width: wide, height: high }) => {
      const mark = marks.get(key)
      return mark && signAt(mark, x + wide, y + high / 2, key, 0.8)
    }),
  )
}

/** A transition as a row: 'Asking for the code → Checking the code'. */
export function wayOf(
  { name, graph }: FlowReport,
  { source, targets }: ChartTransition,
  language: Language,
): { from: string; to: string } {
  const nameOf = (id: string) => {
    const state = graph.states.find((each) => each.id === id)
    return state ? stateName(name, state.path, language) : id
  }
  return {
    from: nameOf(source),
    to: targets.length === 0 ? words.stays[language] : targets.map(nameOf).join(', '),
  }
}
