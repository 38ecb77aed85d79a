import { createElement as draw, Fragment, type ReactNode } from 'react'
import type { Arrow, Beginning, Point, Row } from './drawing.ts'
import { dotSize } from './elk-graph.ts'
import { letters, rowPad, sign } from './labels.ts'
import { classes, markClass, strongest, type Shown } from './marks.ts'
import { rounded, towards } from './way.ts'

const head = 7

function Way({ points }: { points: readonly Point[] }): ReactNode {
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!last || !before) return null
  const neck = towards(last, before, head)
  const across = { x: (neck.y - last.y) / 2, y: (last.x - neck.x) / 2 }
  return draw(
    Fragment,
    null,
    draw('path', { className: 'way', d: rounded([...points.slice(0, -1), neck]) }),
    draw('path', {
      className: 'head',
      d: `M ${last.x} ${last.y} L ${neck.x + across.x} ${neck.y + across.y} L ${neck.x - across.x} ${neck.y - across.y} Z`,
    }),
  )
}

/** Only the line: labels are drawn above all lines, see RowText. */
export function ArrowLine({ arrow, marks }: Shown & { arrow: Arrow }): ReactNode {
  const mark = strongest(arrow.rows.map(({ key }) => marks.transitions?.[key]))
  return draw(
    'g',
    { className: classes('arrow', markClass(mark)), 'data-from': arrow.source, 'data-to': arrow.target },
    draw(Way, { points: arrow.points }),
  )
}

export function BeginningLine({ beginning: { dot, points } }: { beginning: Beginning }): ReactNode {
  return draw(
    'g',
    { className: 'beginning' },
    draw('circle', { cx: dot.x, cy: dot.y, r: dotSize / 2 }),
    draw(Way, { points }),
  )
}

/** In a square of 10 around 0, 0: person, diamond, check mark, cross, clock, lightning. */
const signs: Record<Row['cause'], string> = {
  intent: 'M 0 -4.5 a 2.2 2.2 0 1 1 -0.01 0 M -4 4.5 c 0 -5 8 -5 8 0 z',
  fact: 'M 0 -4.5 L 4.5 0 L 0 4.5 L -4.5 0 Z',
  done: 'M -4 0 L -1.2 3 L 4 -3.5',
  failed: 'M -3.2 -3.2 L 3.2 3.2 M 3.2 -3.2 L -3.2 3.2',
  after: 'M 0 -4.5 a 4.5 4.5 0 1 1 -0.01 0 M 0 -2.5 V 0 L 2 1.2',
  always: 'M 1 -5 L -3 0.8 H 0 L -1 5 L 3 -0.8 H 0 Z',
}

export function RowText({ row, marks, selected, onSelect }: Shown & { row: Row }): ReactNode {
  const { key, cause, lines, x, y, width, height } = row
  const isChosen = selected !== null && 'transition' in selected && selected.transition === key
  const line = letters.row.height
  return draw(
    'g',
    {
      className: classes('row', cause, markClass(marks.transitions?.[key]), isChosen && 'chosen'),
      transform: `translate(${x} ${y})`,
      'data-transition': key,
      ...(onSelect && { onClick: () => onSelect({ transition: key }) }),
    },
    draw('rect', { width, height, rx: 4 }),
    draw('path', {
      className: 'sign',
      transform: `translate(${rowPad.x + sign / 2 - 2} ${rowPad.y + line / 2})`,
      d: signs[cause],
    }),
    lines.map(({ text, isOwn }, index) =>
      draw(
        'text',
        {
          key: index,
          className: isOwn ? 'own' : undefined,
          x: rowPad.x + sign,
          y: rowPad.y + line * (index + 0.5),
        },
        text,
      ),
    ),
  )
}
