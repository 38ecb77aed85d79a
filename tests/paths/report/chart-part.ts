import { createElement as h, type ReactNode } from 'react'
import { Chart, type Drawing, type Mark as DrawnMark, type Marks, type Texts } from 'statechart-drawing'
import type { ChartTransition, Graph } from 'statechart-graph'
import type { Language } from '#charts/words/said.ts'
import { titleOf } from '#charts/words/speak.ts'
import type { FlowReport } from './gather.ts'
import type { Mark } from './marks.ts'
import { badgeOf, markSaid, Signs, type Badge } from './signs.ts'
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
        h(Signs, { drawing, badgeOf: (key) => badgeIn(flow, key) }),
      ),
    ),
  )
}

function badgeIn({ marks }: FlowReport, key: string): Badge | undefined {
  const mark = marks.get(key)
  return mark && badgeOf(mark)
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

/** A transition as a row: 'Asking for the code → Checking the code'. */
export function wayOf(
  graph: Graph,
  nameOf: Texts['state'],
  { source, targets }: ChartTransition,
  language: Language,
): { from: string; to: string } {
  const said = (id: string) => {
    const state = graph.states.find((each) => each.id === id)
    return state ? nameOf(state) : id
  }
  return {
    from: said(source),
    to: targets.length === 0 ? words.stays[language] : targets.map(said).join(', '),
  }
}
