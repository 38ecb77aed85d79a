/** No JSX: Node runs this file without a build to write reports. */
import { createElement as draw, type ReactNode } from 'react'
import { ArrowLine, BeginningLine, RowText } from './chart-arrow.ts'
import { StateBox } from './chart-state.ts'
import type { Drawing } from './drawing.ts'
import type { Shown } from './marks.ts'

export interface ChartProps extends Partial<Shown> {
  drawing: Drawing
  /** For screen readers, instead of the picture. */
  title: string
  language?: string
}

/** SVG, styled by chart.css; also rendered by renderToStaticMarkup. */
export function Chart({
  drawing,
  title,
  language,
  marks = {},
  selected = null,
  onSelect,
}: ChartProps): ReactNode {
  const { width, height, states, arrows, beginnings } = drawing
  /** The only state in the tab order; from it, arrow keys move the focus. */
  const entry = selected !== null && 'state' in selected ? selected.state : states[0]?.id
  const shown: Shown = { marks, selected, ...(onSelect && { onSelect }) }
  return draw(
    'svg',
    {
      className: 'chart',
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'group',
      'aria-label': title,
      lang: language,
    },
    states.map((state) => draw(StateBox, { key: state.id, state, isEntry: state.id === entry, ...shown })),
    beginnings.map((beginning) => draw(BeginningLine, { key: beginning.target, beginning })),
    arrows.map((arrow) => draw(ArrowLine, { key: `${arrow.source} → ${arrow.target}`, arrow, ...shown })),
    [...states, ...arrows].flatMap(({ rows }) =>
      rows.map((row) => draw(RowText, { key: `${row.key} ${row.x} ${row.y}`, row, ...shown })),
    ),
  )
}
