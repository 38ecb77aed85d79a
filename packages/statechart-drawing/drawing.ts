/** A chart after layout: pixels from the upper left corner of the drawing. */
import type { ChartState, ChartTransition } from 'statechart-graph'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** `own` is the machine's name below a translated one; `actor` is an invoked actor. */
export type LineKind = 'name' | 'own' | 'actor' | 'tags'

export interface Line {
  kind: LineKind
  text: string
  /** The first line of an actor: it has the icon. */
  begins: boolean
  /** From the upper left corner of the state to the start and the middle of the line. */
  x: number
  y: number
}

export interface RowLine {
  text: string
  /** The machine's name, below the words for it. */
  isOwn: boolean
}

/** The label of one transition: beside its arrow, or inside the state that it stays in. */
export interface Row extends Box {
  key: string
  cause: ChartTransition['cause']
  lines: readonly RowLine[]
}

export interface DrawnState extends Box {
  id: string
  type: ChartState['type']
  /** Number of ancestors. */
  depth: number
  isRegion: boolean
  lines: readonly Line[]
  rows: readonly Row[]
}

/** All transitions from one state to another; each has a row in the label. */
export interface Arrow {
  source: string
  target: string
  /** Right-angled, from the source to the target. */
  points: readonly Point[]
  rows: readonly Row[]
}

/** The dot of a compound state and the line to its initial state. */
export interface Beginning {
  target: string
  dot: Point
  points: readonly Point[]
}

export interface Drawing extends Size {
  id: string
  states: readonly DrawnState[]
  arrows: readonly Arrow[]
  beginnings: readonly Beginning[]
}
