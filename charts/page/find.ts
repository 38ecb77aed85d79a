import { flows, type FlowName } from '#machines/flows.ts'
import type { Language } from '../words/said.ts'
import { purposeOf, stateName, titleOf } from '../words/speak.ts'
import { graphFor } from './drawings.ts'

export const flowNames = Object.keys(flows).filter((name): name is FlowName => Object.hasOwn(flows, name))

export interface FoundState {
  id: string
  /** In the reader's language. */
  name: string
  /** The machine's own, by its way from the top. */
  path: string
}

export interface FoundFlow {
  flow: FlowName
  /** Those that the phrase finds; none where only the flow is found, or nothing is searched for. */
  states: FoundState[]
}

/** Flows and states whose names in either language hold every word of the phrase. */
export function find(phrase: string, language: Language): FoundFlow[] {
  const wanted = plain(phrase).split(/\s+/u).filter(Boolean)
  if (wanted.length === 0) return flowNames.map((flow) => ({ flow, states: [] }))
  const holds = (...texts: string[]) => {
    const text = plain(texts.join(' '))
    return wanted.every((word) => text.includes(word))
  }
  return flowNames.flatMap((flow) => {
    const states = graphFor(flow)
      .states.filter(({ parent }) => parent !== null)
      .map(({ id, path }) => ({ id, path, name: stateName(flow, path, language) }))
      .filter(({ path }) => holds(path, stateName(flow, path, 'tr'), stateName(flow, path, 'en')))
    const isFound = holds(
      flow,
      ...both((each) => titleOf(flow, each)),
      ...both((each) => purposeOf(flow, each)),
    )
    return isFound || states.length > 0 ? [{ flow, states }] : []
  })
}

const both = (say: (language: Language) => string) => [say('tr'), say('en')]

/** Without the marks of letters, so that 'sifre' finds 'Şifre'. */
function plain(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}
