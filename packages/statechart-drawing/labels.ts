import type { ChartState, ChartTransition } from 'statechart-graph'
import type { Line, LineKind, Row, RowLine, Size } from './drawing.ts'
import type { Format } from './format.ts'
import { widthOf, wrap } from './measure.ts'
import { conditionOf, type Texts } from './texts.ts'

/** Pixels; the same sizes as in chart.css. */
export const letters: Readonly<Record<LineKind | 'row', { size: number; height: number; strong: boolean }>> =
  {
    name: { size: 14, height: 18, strong: true },
    own: { size: 11, height: 15, strong: false },
    actor: { size: 11, height: 16, strong: false },
    tags: { size: 11, height: 15, strong: false },
    row: { size: 12, height: 15, strong: false },
  }
/** Around the text of a state. */
export const pad = 12
/** Width of the icon before a row or an actor. */
export const sign = 14
export const rowPad = { x: 5, y: 2 }

export interface Labelled extends Size {
  lines: Line[]
  rows: Row[]
}

export function labelState(
  state: ChartState,
  staying: readonly ChartTransition[],
  all: readonly ChartTransition[],
  texts: Texts,
  format: Format,
): Labelled {
  const name = texts.state(state)
  const said: [LineKind, string][] = [
    ['name', name],
    ...(isSame(name, state.name) ? [] : [['own', state.name] as [LineKind, string]]),
    ...state.actors.map((actor): [LineKind, string] => ['actor', texts.actor(actor)]),
    ...(state.tags.length > 0
      ? [['tags', state.tags.map((tag) => `#${texts.tag(tag)}`).join(' ')] as [LineKind, string]]
      : []),
  ]
  let y = pad
  let widest = 0
  const lines = said.flatMap(([kind, text]) => {
    const { size, height, strong } = letters[kind]
    return wrap(text, format.widestState, size, strong).map((part, index): Line => {
      const x = pad + (kind === 'actor' ? sign : 0)
      widest = Math.max(widest, x + widthOf(part, size, strong))
      y += height
      return { kind, text: part, begins: index === 0 && kind === 'actor', x, y: y - height / 2 }
    })
  })
  const stack = stackRows(staying, all, texts, format)
  const rows = stack.rows.map((row) => ({ ...row, x: pad + row.x - rowPad.x, y: y + 4 + row.y }))
  return {
    lines,
    rows,
    width: Math.ceil(Math.max(widest, ...rows.map(({ x, width }) => x + width)) + pad),
    height: Math.ceil(y + (rows.length > 0 ? stack.height + 4 : 0) + pad),
  }
}

export function stackRows(
  transitions: readonly ChartTransition[],
  all: readonly ChartTransition[],
  texts: Texts,
  { widestRow }: Format,
): Size & { rows: Row[] } {
  const { size, height } = letters.row
  let y = 0
  const rows = transitions.map((transition): Row => {
    const lines = linesOf(transition, all, texts, widestRow)
    const row = {
      key: transition.key,
      cause: transition.cause,
      lines,
      x: 0,
      y,
      width: Math.ceil(Math.max(...lines.map(({ text }) => widthOf(text, size))) + sign + 2 * rowPad.x),
      height: lines.length * height + 2 * rowPad.y,
    }
    y += row.height
    return row
  })
  return { rows, width: Math.max(0, ...rows.map(({ width }) => width)), height: y }
}

/** The cause, its condition in brackets, the machine's name; cause and condition share a line if they fit. */
function linesOf(
  transition: ChartTransition,
  all: readonly ChartTransition[],
  texts: Texts,
  widestRow: number,
): RowLine[] {
  const { size } = letters.row
  const condition = conditionOf(transition, all, texts)
  const cause = texts.cause(transition) || (condition === '' ? texts.atOnce : '')
  const together = [cause, condition].filter(Boolean).join(' ')
  const parts = widthOf(together, size) <= widestRow ? [together] : [cause, condition].filter(Boolean)
  const own = texts.own(transition)
  return [
    ...parts.flatMap((part) => wrap(part, widestRow, size)).map((text) => ({ text, isOwn: false })),
    ...(own === null || own === cause
      ? []
      : wrap(own, widestRow, size).map((text) => ({ text, isOwn: true }))),
  ]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
