/** A chart as it is to be drawn: places and sizes in pixels, from the drawing's upper left corner on. */
import type { Cause, ChartState } from '../graph.ts'

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

/** What a line of a state is: its name, the machine's own name below a translated one, an actor at work, its tags. */
export type LineKind = 'name' | 'own' | 'actor' | 'tags'

export interface Line {
  kind: LineKind
  text: string
  /** It has the sign of an actor. */
  begins: boolean
  /** From the left and the top of the state to the line's start and middle. */
  x: number
  y: number
}

export interface RowLine {
  text: string
  /** The machine's own name, below the words for it. */
  isOwn: boolean
}

/** One transition in words: beside its arrow, or inside the state that it does not leave. */
export interface Row extends Box {
  key: string
  cause: Cause
  lines: readonly RowLine[]
}

export interface DrawnState extends Box {
  id: string
  type: ChartState['type']
  /** How many states are around it. */
  depth: number
  /** A region of a parallel state: what it has beside it goes on at the same time. */
  isRegion: boolean
  lines: readonly Line[]
  /** Transitions that stay here. */
  rows: readonly Row[]
}

/** From one state to another; every transition between the two is a row of its label. */
export interface Arrow {
  source: string
  target: string
  /** A way with right angles, from the source to the target. */
  points: readonly Point[]
  rows: readonly Row[]
}

/** Where a state begins: a dot, and the way from it to the state inside. */
export interface Beginning {
  target: string
  dot: Point
  points: readonly Point[]
}

export interface Drawing extends Size {
  /** The machine's. */
  id: string
  states: readonly DrawnState[]
  arrows: readonly Arrow[]
  beginnings: readonly Beginning[]
}
