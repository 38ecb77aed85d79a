export type Mark = 'covered' | 'failed' | 'missing' | 'current' | 'next' | Compared

/** Of a chart that is compared with an older one; a thing without a change is the `same`. */
export type Compared = 'same' | 'changed' | 'added' | 'removed'

export interface Marks {
  /** By the state's id. */
  states?: Readonly<Record<string, Mark>>
  /** By the transition's key. */
  transitions?: Readonly<Record<string, Mark>>
}

export type Selected = { state: string } | { transition: string }

export interface Shown {
  marks: Marks
  selected: Selected | null
  onSelect?: (selected: Selected) => void
}

/** An arrow is new or gone only if all its transitions are. */
const order = [
  'current',
  'failed',
  'next',
  'missing',
  'covered',
  'same',
  'changed',
  'added',
  'removed',
] as const

/** The mark of an arrow with several transitions. */
export const strongest = (marks: readonly (Mark | undefined)[]): Mark | undefined =>
  order.find((mark) => marks.includes(mark))

/** The prefix is needed: 'failed' is also the class of a cause. */
export const markClass = (mark: Mark | undefined) => mark && `mark-${mark}`

export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
