import type { FlowName } from '#machines/flows.ts'
import type { ChartState, ChartTransition } from '../graph.ts'
import type { Language } from '../words/said.ts'
import { actorSaid, guardSaid, stateName } from '../words/speak.ts'
import { arrowSaid } from '../words/steps.ts'
import { tagSaid } from '../words/tags.ts'

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

/** '60 s', '500 ms'. */
export function duration(milliseconds: number, language: Language = 'en'): string {
  if (milliseconds % second !== 0) return `${milliseconds} ms`
  return `${milliseconds / second} ${language === 'tr' ? 'sn' : 's'}`
}

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

/** Turkish: the words of the written cases above the machine's names. English: words for states and guards only. */
export function textsIn(flow: FlowName, language: Language): Texts {
  const guard = (name: string) => guardSaid(flow, name, language)
  if (language === 'en') return { ...ownTexts, guard, state: (state) => nameIn(flow, state, 'en') }
  return {
    guard,
    state: (state) => nameIn(flow, state, 'tr'),
    actor: (name) => actorSaid(flow, name, 'tr'),
    tag: (name) => tagSaid(name, 'tr'),
    cause: (transition) => {
      const { cause, delay } = transition
      if (cause === 'always') return ''
      if (cause === 'after') return `${duration(delay ?? 0, 'tr')} sonra`
      return arrowSaid(flow, transition, 'tr')
    },
    own: ({ cause, label }) => (cause === 'always' ? null : label),
    otherwise: 'aksi hâlde',
    atOnce: 'hemen',
  }
}

/** Without words: the name of the state, not its path. */
function nameIn(flow: FlowName, { path, name }: ChartState, language: Language): string {
  const said = stateName(flow, path, language)
  return said === path && path !== '' ? name : said
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
