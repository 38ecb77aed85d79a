import type { AnyStateMachine } from 'xstate'
import type { ChartTransition } from 'statechart-graph'
import { flows, type FlowName } from '#machines/flows.ts'
import { answered, failureIn, messageIn, ownFault, type Outcome } from './answers.ts'
import { isServers } from './bring-about.ts'
import { dataName, dataOf, filledIn, type Datum, type Payload } from './data.ts'
import { wordsOf } from '../flows/flows.ts'
import type { Language } from './said.ts'
import { stateName } from './speak.ts'
import { passing } from './time.ts'

export interface Happening {
  type: string
  [key: string]: unknown
}

export interface Step {
  /** Who makes it happen; 'elsewhere' is another tab, another flow, a game, the network. */
  who: 'person' | 'server' | 'time' | 'elsewhere'
  /** Without a full stop at its end. */
  sentence: string
  data: readonly Datum[]
}

type Said = Pick<Step, 'who' | 'sentence'>

export interface Around {
  /** The next event: if the server refuses in it, this intent is done wrong on purpose. */
  next?: Happening | null
}

export function stepOf(flow: FlowName, event: Happening, language: Language, around: Around = {}): Step {
  const { type, actorId: _actor, error, ...payload } = event
  const message = messageIn(error)
  const [cause] = causeOf(type)
  const failure = cause === 'failed' && 'error' in event ? failureIn(error) : null
  const wrong = isRefusal(around.next) ? wordsOf[flow].intents[type]?.wrong : undefined
  const { who, sentence } = said(flow, type, language, { ...around, ...(failure && { failure }) })
  return {
    who,
    sentence: filledIn(sentence, payload, language, wordsOf[flow].data),
    data: [
      ...dataOf(wrong ? changed(payload, wrong.data) : payload, language, wordsOf[flow].data),
      ...(message === null ? [] : [{ name: dataName('answer', language), value: message }]),
    ],
  }
}

export function arrowSaid(
  flow: FlowName,
  { event }: Pick<ChartTransition, 'event'>,
  language: Language,
): string {
  if (event === '') return language === 'tr' ? 'Hemen' : 'At once'
  const short = wordsOf[flow].intents[event]?.short
  if (short) return short[language]
  return said(flow, event, language, {}).sentence
}

function said(
  flow: FlowName,
  type: string,
  language: Language,
  { next, failure = 'failed' }: Around & { failure?: Outcome },
): Said {
  const spoken = wordsOf[flow]
  const [cause, name] = causeOf(type)
  switch (cause) {
    case 'intent': {
      const intent = spoken.intents[name]
      const wrong = isRefusal(next) ? intent?.wrong : undefined
      return { who: 'person', sentence: (wrong ?? intent)?.[language] ?? name }
    }
    case 'fact':
      return { who: 'elsewhere', sentence: spoken.facts[name]?.[language] ?? name }
    case 'after':
      return { who: 'time', sentence: timeSaid(flow, name, language) }
    case 'complete':
      return { who: 'elsewhere', sentence: completed(flow, name, language) }
    default:
      return actorSaid(flow, name, cause === 'done' ? 'done' : failure, language)
  }
}

function changed(payload: Payload, values: Readonly<Record<string, string>>): Payload {
  const { form } = payload
  if (typeof form === 'object' && form !== null) return { ...payload, form: { ...form, ...values } }
  return { ...payload, ...values }
}

type Cause = 'intent' | 'fact' | 'after' | 'complete' | 'done' | 'failed'

const causes: [RegExp, Cause][] = [
  [/^xstate\.done\.state\.(.+)$/, 'complete'],
  [/^xstate\.done\.actor\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'failed'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after'],
  [/^(.+\..+)$/, 'fact'],
  [/^(.+)$/, 'intent'],
]

export function causeOf(type: string): [Cause, string] {
  const [pattern, cause] = causes.find(([each]) => each.test(type)) ?? [/^/, 'intent' as const]
  return [cause, pattern.exec(type)?.[1] ?? type]
}

export const isRefusal = (event: Happening | null | undefined): boolean =>
  event?.type.startsWith('xstate.error.') === true && failureIn(event['error']) === 'refused'

function actorSaid(flow: FlowName, actor: string, outcome: Outcome, language: Language): Said {
  const about = wordsOf[flow].actors[actor]
  const own = outcome === 'done' ? about?.done : about?.failed
  if (own && (outcome !== 'fault' || own.how)) return { who: 'elsewhere', sentence: own[language] }
  const name = about?.[language] ?? actor
  if (outcome === 'fault' && !isServers(flow, actor))
    return { who: 'elsewhere', sentence: `${ownFault[language]}: ${name}` }
  return { who: 'server', sentence: answered(outcome, name, language) }
}

/** What is seen of it where no state changes. */
export function seenOf(flow: FlowName, { type, ...payload }: Happening, language: Language): string | null {
  const { intents, facts, data } = wordsOf[flow]
  const seen = (intents[type] ?? facts[type])?.seen
  return seen ? filledIn(seen[language], payload, language, data) : null
}

/** Milliseconds until the event, if time brings it about; null for any other. */
export function delayOf(flow: FlowName, { type }: Happening): number | null {
  const [cause, delay] = causeOf(type)
  const machine: AnyStateMachine = flows[flow].machine
  return cause === 'after' ? Number(machine.implementations.delays[delay]) : null
}

/** Whether a tester enters or does with the data of the event; the server's answers are not theirs to give. */
export const isTesters = ({ type }: Happening): boolean => ['intent', 'fact'].includes(causeOf(type)[0])

function completed(flow: FlowName, state: string, language: Language): string {
  const name = stateName(flow, state.slice(flows[flow].machine.id.length + 1), language)
  return language === 'tr' ? `Tamamlanır: ${name}` : `Complete: ${name}`
}

/** '60 seconds pass (the wait for another code)'; without a time of zero. */
function timeSaid(flow: FlowName, delay: string, language: Language): string {
  const wait = wordsOf[flow].delays[delay]?.[language] ?? delay
  const machine: AnyStateMachine = flows[flow].machine
  const time = Number(machine.implementations.delays[delay])
  if (time > 0) return `${passing(time, language)} (${wait})`
  return language === 'tr' ? `Süre dolar: ${wait}` : `Time is up: ${wait}`
}
