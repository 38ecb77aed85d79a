import type { FlowName } from '#machines/flows.ts'
import { duration } from 'statechart-drawing'
import type { ChartState, ChartTransition } from 'statechart-graph'
import type { Language } from '../words/said.ts'
import { guardSaid, stateName } from '../words/speak.ts'
import { arrowSaid } from '../words/steps.ts'

export interface MermaidTexts {
  state: (state: ChartState) => string
  /** 'send the code', 'after 60 s, the resend wait'. */
  cause: (transition: ChartTransition) => string
  guard: (name: string) => string
  /** Label of the last branch of an event, which has no guard. */
  otherwise: string
  /** Label of the placeholder for any state inside. */
  anywhere: (state: string) => string
}

export const ownTexts: MermaidTexts = {
  state: ({ name }) => name,
  cause: ownCause,
  guard: (name) => name,
  otherwise: 'otherwise',
  anywhere: (state) => `anywhere in “${state}”`,
}

export function mermaidTexts(flow: FlowName, language: Language): MermaidTexts {
  return {
    state: ({ path }) => stateName(flow, path, language),
    cause: (transition) => arrowSaid(flow, transition, language),
    guard: (name) => guardSaid(flow, name, language),
    otherwise: language === 'tr' ? 'aksi hâlde' : 'otherwise',
    anywhere: (state) => (language === 'tr' ? `“${state}” içinde her yerde` : `anywhere in “${state}”`),
  }
}

function ownCause({ cause, label, delay, event }: ChartTransition): string {
  switch (cause) {
    case 'done':
      return event.startsWith('xstate.done.state.') ? 'all of it is done' : `“${label}” is done`
    case 'failed':
      return `“${label}” fails`
    case 'after':
      return `after ${duration(delay ?? 0)}, the ${label}`
    case 'always':
      return 'at once'
    default:
      return label
  }
}

/** Marks a transition that re-enters its state. */
const again = '↻'

export function arrowText(
  transition: ChartTransition,
  isOneOfSeveral: boolean,
  { cause, guard: said, otherwise }: MermaidTexts,
): string {
  const { source, targets } = transition
  const unguarded = isOneOfSeveral ? otherwise : null
  const condition = transition.guard === null ? unguarded : said(transition.guard)
  const parts = [
    cause(transition),
    condition === null ? '' : `[${condition}]`,
    targets.includes(source) ? again : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
