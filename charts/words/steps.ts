import type { AnyStateMachine } from 'xstate'
import type { ChartTransition } from '../graph.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { answered, failureIn, messageIn, ownFault, refusedInstead, ways, type Outcome } from './answers.ts'
import { dataName, dataOf, type Datum, type Payload } from './data.ts'
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
  return {
    ...said(flow, type, language, { ...around, ...(failure && { failure }) }),
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

function causeOf(type: string): [Cause, string] {
  const [pattern, cause] = causes.find(([each]) => each.test(type)) ?? [/^/, 'intent' as const]
  return [cause, pattern.exec(type)?.[1] ?? type]
}

const isRefusal = (event: Happening | null | undefined): boolean =>
  event?.type.startsWith('xstate.error.') === true && failureIn(event['error']) === 'refused'

function actorSaid(flow: FlowName, actor: string, outcome: Outcome, language: Language): Said {
  const about = wordsOf[flow].actors[actor]
  const own = outcome === 'done' ? about?.done : about?.failed
  if (own && outcome !== 'fault') return { who: 'elsewhere', sentence: own[language] }
  const name = about?.[language] ?? actor
  if (outcome === 'fault' && !isServers(flow, actor))
    return { who: 'elsewhere', sentence: `${ownFault[language]}: ${name}` }
  return { who: 'server', sentence: answered(outcome, name, language) }
}

function isServers(flow: FlowName, actor: string): boolean {
  const { done, failed, isPart } = wordsOf[flow].actors[actor] ?? {}
  return !done && !failed && !isPart
}

/** How a tester by hand causes it; null if the step says so or nothing is needed. @param before the event before */
export function wayTo(
  flow: FlowName,
  { type, error, output, ...payload }: Happening,
  before: Happening | null,
  language: Language,
): string | null {
  const [cause, actor] = causeOf(type)
  if (cause === 'fact') {
    const how = wordsOf[flow].facts[type]?.how?.[language]
    return how?.replace(/\{(\w+)\}/g, (whole, name: string) => String(payload[name] ?? whole)) ?? null
  }
  if (cause === 'done')
    return answerWay(flow, actor, output)?.[language] ?? null
  if (cause !== 'failed' || !isServers(flow, actor)) return null
  const isWrong = failureIn(error) === 'refused' && wordsOf[flow].intents[before?.type ?? '']?.wrong
  return isWrong ? null : (ways[failureIn(error)]?.[language] ?? null)
}

/** What the server says in the step, in the language of the case; null if the step has no message of the server. */
export function toldIn(
  flow: FlowName,
  { type, output, error }: Happening,
  before: Happening | null,
  language: Language,
): string | null {
  const [cause, actor] = causeOf(type)
  const { intents, actors } = wordsOf[flow]
  if (cause === 'done') {
    const own = typeof output === 'object' && output !== null && 'message' in output ? output.message : null
    const tells = answerWay(flow, actor, output)?.tells ?? actors[actor]?.tells
    return tells?.[language] ?? (typeof own === 'string' ? own : null)
  }
  if (cause !== 'failed' || failureIn(error) !== 'refused') return null
  const wrong = intents[before?.type ?? '']?.wrong
  return wrong ? (wrong.tells?.[language] ?? messageIn(error)) : refusedInstead[language]
}

/** What must be done before the step: what the server asks for before it agrees once more, or what makes it refuse. */
export function awaitedBefore(
  flow: FlowName,
  next: Happening | null,
  gone: readonly Happening[],
  language: Language,
): string | null {
  const [cause, actor] = causeOf(next?.type ?? '')
  const wrong = isRefusal(next) ? wordsOf[flow].intents[gone.at(-1)?.type ?? '']?.wrong : undefined
  if (wrong?.first) return wrong.first[language]
  const isSecond = cause === 'done' && gone.some(({ type }) => type === next?.type)
  return isSecond ? (wordsOf[flow].actors[actor]?.again?.[language] ?? null) : null
}

/** Milliseconds until the event, if time brings it about; null for any other. */
export function delayOf(flow: FlowName, { type }: Happening): number | null {
  const [cause, delay] = causeOf(type)
  const machine: AnyStateMachine = flows[flow].machine
  return cause === 'after' ? Number(machine.implementations.delays[delay]) : null
}

/** Whether a tester enters or does with the data of the event; the server's answers are not theirs to give. */
export const isTesters = ({ type }: Happening): boolean => ['intent', 'fact'].includes(causeOf(type)[0])

const answerWay = (flow: FlowName, actor: string, output: unknown) =>
  wordsOf[flow].actors[actor]?.hows?.find(({ of }) => holds(output, of))

const holds = (output: unknown, of: Readonly<Record<string, unknown>> | null): boolean =>
  of === null
    ? output === null
    : typeof output === 'object' &&
      output !== null &&
      Object.entries(of).every(
        ([key, value]) => JSON.stringify(new Map(Object.entries(output)).get(key)) === JSON.stringify(value),
      )

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
