import { createElement as draw, type ReactNode } from 'react'
import type { DrawnState } from './drawing.ts'
import { sign } from './labels.ts'
import { classes, markClass, type Shown } from './marks.ts'

/** Pixels between the two borders of a final state. */
const ring = 4
const corner = 10

export function StateBox(props: Shown & { state: DrawnState; isEntry: boolean }): ReactNode {
  const { state, isEntry, marks, selected, onSelect } = props
  const { id, type, isRegion, x, y, width, height, lines } = state
  const isChosen = selected !== null && 'state' in selected && selected.state === id
  return draw(
    'g',
    {
      className: classes(
        'state',
        type,
        isRegion && 'region',
        markClass(marks.states?.[id]),
        isChosen && 'chosen',
      ),
      transform: `translate(${x} ${y})`,
      'data-state': id,
      ...(onSelect && {
        role: 'button',
        tabIndex: isEntry ? 0 : -1,
        'aria-pressed': isChosen,
        'aria-label': lines
          .filter(({ kind }) => kind === 'name')
          .map(({ text }) => text)
          .join(' '),
        onClick: () => onSelect({ state: id }),
      }),
    },
    draw('rect', { width, height, rx: corner }),
    type === 'final' &&
      draw('rect', {
        className: 'ring',
        x: ring,
        y: ring,
        width: width - 2 * ring,
        height: height - 2 * ring,
        rx: corner - ring,
      }),
    lines.map((line) =>
      draw(
        'g',
        { key: line.y, className: line.kind },
        line.begins && draw('path', { d: `M ${line.x - sign + 2} ${line.y - 4} l 7 4 l -7 4 z` }),
        draw('text', { x: line.x, y: line.y }, line.text),
      ),
    ),
  )
}
