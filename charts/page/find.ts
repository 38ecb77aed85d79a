import { flowNames, type FlowName } from '#machines/flows.ts'
import type { Language } from '../words/said.ts'
import { plain } from '../words/plain.ts'
import { purposeOf, stateName, titleOf } from '../words/speak.ts'
import { graphFor } from './drawings.ts'

export interface FoundState {
  id: string
  /** In the reader's language. */
  name: string
  path: string
}

export interface FoundFlow {
  flow: FlowName
  /** States that match; empty if only the flow matches, or without a phrase. */
  states: FoundState[]
}

/** Flows and states with every word of the phrase in their names, in either language. */
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
