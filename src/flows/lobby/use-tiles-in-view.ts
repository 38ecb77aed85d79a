import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { takeTheTurn } from './use-turn.ts'

/** Rows rendered before and after those in the window: about a screen. */
const ready = 3
/** Height of a tile to its width. */
const shape = 4 / 3

/** The columns that fit; `width` and `gap` in pixels. */
interface Columns {
  count: number
  width: number
  gap: number
}

/** What of the grid is in the window; rows count from 0. */
interface Seen {
  columns: Columns
  first: number
  last: number
  /** Row with the focus: it stays rendered, so that scrolling away does not lose the focus. */
  focused: number | null
}

/** Tiles are rendered from `from` to before `to`. */
interface TilesInView {
  /** An item of a grid that the style sheet lays out: it is as wide as a column. */
  measure: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLUListElement | null>
  /** Undefined while the tiles flow: the server has no window to place them in. */
  room: CSSProperties | undefined
  from: number
  to: number
  placeOf: (index: number) => CSSProperties | undefined
  /** Tiles above the lower edge of the window. */
  passed: number
}

/**
 * Virtual list: only tiles near the window are rendered. Each is positioned by itself, so that a new row lays out
 * nothing else of the page.
 */
export function useTilesInView(all: number): TilesInView {
  const measure = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { columns, first, last, focused } = useSeen(measure, list)
  const { count, width, gap } = columns
  const isDrawnAhead = !useHydrated()
  const rows = Math.ceil(all / count)
  const pitch = pitchOf(columns)
  const within = (row: number) => Math.min(Math.max(row, 0), Math.max(rows - 1, 0))
  const begin = within(Math.min(first - ready, focused ?? first))
  const end = within(Math.max(last + ready, focused ?? last))
  if (isDrawnAhead) return { ...flowing, measure, list, to: Math.min(all, flowing.to) }
  return {
    measure,
    list,
    room: { height: Math.max(0, rows * pitch - gap) },
    from: begin * count,
    to: Math.min(all, (end + 1) * count),
    placeOf: (index) => ({
      insetInlineStart: (index % count) * (width + gap),
      top: Math.floor(index / count) * pitch,
      width,
      height: width * shape,
    }),
    passed: (last + 1) * count,
  }
}

/** On the server: as many as the first window holds. */
const flowing = { room: undefined, from: 0, to: 18, placeOf: () => undefined, passed: 0 }

/** Pixels from one row to the next. */
const pitchOf = ({ width, gap }: Columns) => width * shape + gap

/** Until the columns are measured: rows are higher than any, so that a return to a place far down is not cut short. */
const unread: Seen = { columns: { count: 2, width: 231, gap: 12 }, first: 0, last: 0, focused: null }

function useSeen(measure: RefObject<HTMLElement | null>, tiles: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState(unread)
  useLayoutEffect(() => {
    const one = measure.current
    const list = tiles.current
    if (!one || !list) return undefined
    let before = unread
    let columns = readColumns(one)
    const look = () => {
      const now = { columns, ...readRows(list, columns) }
      if (isSame(now, before)) return
      before = now
      takeTheTurn()
      setSeen(now)
    }
    look()
    const eye = new ResizeObserver(() => {
      columns = readColumns(one)
      look()
    })
    eye.observe(one)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      eye.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [measure, tiles])
  return seen
}

function readColumns(one: HTMLElement): Columns {
  const { gridTemplateColumns, columnGap } = getComputedStyle(one.parentElement ?? one)
  const widths = gridTemplateColumns.split(' ').map((width) => Number.parseFloat(width))
  return { count: widths.length, width: widths[0] ?? 0, gap: Number.parseFloat(columnGap) }
}

function readRows(list: HTMLElement, columns: Columns): Omit<Seen, 'columns'> {
  const { top } = list.getBoundingClientRect()
  const rowAt = (height: number) => Math.max(0, Math.floor((height - top) / pitchOf(columns)))
  const focused = list.contains(document.activeElement) && document.activeElement?.closest('li')
  return {
    first: rowAt(0),
    last: rowAt(window.innerHeight),
    focused: focused ? Math.floor((Number(focused.ariaPosInSet) - 1) / columns.count) : null,
  }
}

const isSame = (one: Seen, other: Seen) =>
  one.columns.count === other.columns.count &&
  one.columns.width === other.columns.width &&
  one.columns.gap === other.columns.gap &&
  one.first === other.first &&
  one.last === other.last &&
  one.focused === other.focused
