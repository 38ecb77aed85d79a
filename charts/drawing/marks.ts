/** What is known of a state or a transition; what is not marked is drawn plainly. */
export type Mark = 'covered' | 'failed' | 'missing' | 'current' | 'next'

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

const order = ['current', 'failed', 'next', 'missing', 'covered'] as const

/** What an arrow shows that has several transitions. */
export const strongest = (marks: readonly (Mark | undefined)[]): Mark | undefined =>
  order.find((mark) => marks.includes(mark))

/** A mark has a class of its own: a cause is called 'failed', too. */
export const markClass = (mark: Mark | undefined) => mark && `mark-${mark}`

/** Names of classes, without those that do not hold. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
