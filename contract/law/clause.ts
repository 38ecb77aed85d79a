import type { FigureName } from './figures.ts'
import type { ProfileName } from './profile.ts'

export type Regulator = Exclude<ProfileName, 'house'>

export interface Clause {
  /** As the regulator numbers it: 'UK RTS 12D'. */
  clause: string
  /** What it asks for, in one sentence. */
  says: string
  /** What it sets in the regulator's profile. */
  figures: readonly FigureName[]
  /** P: the regulator's or the law's own text was read; S: a secondary source. */
  mark: 'P' | 'S'
}
