/** A mistake that a person could make, as the smallest change of one file. */
export interface Mutant {
  file: string
  /** What would be wrong, in one sentence. */
  mistake: string
  /** Occurs once in the file. */
  from: string
  to: string
  /** Test files that must notice it; the cheapest of those that `npm test` runs. */
  killers: readonly string[]
}
