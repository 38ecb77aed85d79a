import { duration, ownTexts, type Texts } from 'statechart-drawing'
import type { ChartState } from 'statechart-graph'
import type { FlowName } from '#machines/flows.ts'
import type { Language } from './said.ts'
import { actorSaid, guardSaid, stateName } from './speak.ts'
import { arrowSaid } from './steps.ts'
import { tagSaid } from './tags.ts'

/** '60 s', '500 ms'; '60 sn' in Turkish. */
export const durationIn = (milliseconds: number, language: Language): string =>
  duration(milliseconds, language === 'tr' ? 'sn' : 's')

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
      if (cause === 'after') return `${durationIn(delay ?? 0, 'tr')} sonra`
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
