import type { FlowName } from '#machines/flows.ts'
import type { Language } from '../words/said.ts'
import { stepOf, type Happening } from '../words/steps.ts'

/** The machine's name of an event: 'send the code', 'hub.connected', 'check the code: done'. */
export function ownName(type: string): string {
  return type
    .replace(/^xstate\.done\.actor\.(.+)$/u, '$1: done')
    .replace(/^xstate\.error\.actor\.(.+)$/u, '$1: failed')
    .replace(/^xstate\.after\.([^.]+)\..+$/u, 'after $1')
}

export interface SaidEvent {
  who: 'person' | 'server' | 'time' | 'elsewhere'
  sentence: string
  own: string
  /** 'Username: ayse70'. */
  data: readonly string[]
}

export function sayEvent(flow: FlowName, event: Happening, language: Language): SaidEvent {
  const { who, sentence, data } = stepOf(flow, event, language)
  return {
    who,
    sentence,
    own: ownName(event.type),
    data: data.map(({ name, value }) => `${name}: ${value}`),
  }
}
