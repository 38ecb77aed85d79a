import type { ChartState, ChartTransition } from 'statechart-graph'

export interface Texts {
  state: (state: ChartState) => string
  /** 'send the code', 'after 60 s'. */
  cause: (transition: ChartTransition) => string
  /** The machine's name, where `cause` has other words. */
  own: (transition: ChartTransition) => string | null
  guard: (name: string) => string
  actor: (name: string) => string
  tag: (name: string) => string
  /** Label of the last branch of an event, which has no guard. */
  otherwise: string
  /** Label of a transition without event and guard. */
  atOnce: string
}

const second = 1_000

/** '60 s', '500 ms'. @param sign of the second */
export const duration = (milliseconds: number, sign = 's'): string =>
  milliseconds % second === 0 ? `${milliseconds / second} ${sign}` : `${milliseconds} ms`

export const ownTexts: Texts = {
  state: ({ name }) => name,
  cause: ownCause,
  own: () => null,
  guard: (name) => name,
  actor: (name) => name,
  tag: (name) => name,
  otherwise: 'otherwise',
  atOnce: 'at once',
}

function ownCause({ cause, label, delay }: ChartTransition): string {
  switch (cause) {
    case 'done':
      return `${label}: done`
    case 'failed':
      return `${label}: failed`
    case 'after':
      return `after ${duration(delay ?? 0)}`
    default:
      return label
  }
}

/** '[the phone is already verified]', '[otherwise]'; empty where the event has one branch without a guard. */
export function conditionOf(
  { source, event, guard }: ChartTransition,
  among: readonly ChartTransition[],
  { guard: said, otherwise }: Texts,
): string {
  const branches = among.filter((other) => other.source === source && other.event === event)
  const condition = guard === null ? (branches.length > 1 ? otherwise : null) : said(guard)
  return condition === null ? '' : `[${condition}]`
}
