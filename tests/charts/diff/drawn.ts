import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chart, type Drawing } from 'statechart-drawing'
import type { Language } from '#charts/words/said.ts'
import { Signs } from '#tests/paths/report/signs.ts'
import type { Compared } from './both.ts'
import type { FlowDiff } from './gather.ts'
import { titleIn } from './gather.ts'
import { badgeOf } from './signs.ts'

/** The chart and its signs, one above the other. */
export function drawn(flow: FlowDiff, drawing: Drawing, language: Language): ReactNode[] {
  const { marks } = flow.both
  const all: Readonly<Record<string, Compared>> = { ...marks.states, ...marks.transitions }
  return [
    h(Chart, { key: 'chart', drawing, title: titleIn(flow, language), language, marks }),
    h(Signs, { key: 'signs', drawing, badgeOf: (key) => badgeOf(all[key]) }),
  ]
}

/** Needs no other file. @param style of tokens, chart and signs */
export function svgFile(flow: FlowDiff, drawing: Drawing, style: string, language: Language): string {
  const { width, height } = drawing
  return renderToStaticMarkup(
    h(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${width} ${height}`,
        width,
        height,
        lang: language,
      },
      h('title', null, titleIn(flow, language)),
      h('style', null, style),
      h('rect', { width: '100%', height: '100%', fill: 'var(--ground)' }),
      ...drawn(flow, drawing, language),
    ),
  )
}
