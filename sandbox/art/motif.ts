import type { Brush } from './brush.ts'

/** Something drawn by hand around its middle, about 200 wide and high. */
export type Motif = (brush: Brush) => string
export type Motifs = Readonly<Record<string, Motif>>
