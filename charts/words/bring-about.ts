import type { FlowName } from '#machines/flows.ts'
import { failureIn, heldBackFails, heldBackSent, messageIn, refusedInstead, wayToFail } from './answers.ts'
import { wordsOf } from '../flows/flows.ts'
import { filledIn } from './data.ts'
import { holds } from './part-of.ts'
import type { FactWay, Language } from './said.ts'
import { causeOf, isRefusal, type Happening } from './steps.ts'

export function isServers(flow: FlowName, actor: string): boolean {
  const { done, failed, isPart } = wordsOf[flow].actors[actor] ?? {}
  return !done && !failed && !isPart
}

/** How a tester by hand causes it; null if the step says so or nothing is needed. @param around the events before and after */
export function wayTo(
  flow: FlowName,
  { type, error, output, ...payload }: Happening,
  { before, next }: { before: Happening | null; next: Happening | null },
  language: Language,
): string | null {
  const [cause, actor] = causeOf(type)
  if (cause === 'fact') {
    const { how: always, hows = [] } = wordsOf[flow].facts[type] ?? {}
    const how = always ?? hows.find((each) => fits(each, payload, next))
    return how ? filledIn(how[language], payload, language, wordsOf[flow].data) : null
  }
  const { asks = '', isHeldBack = false, done, failed, lost } = wordsOf[flow].actors[actor] ?? {}
  if (cause === 'done') {
    const own = done?.how ?? answerWay(flow, actor, output, before)
    return (own ?? (isHeldBack ? heldBackSent(asks) : null))?.[language] ?? null
  }
  if (cause === 'failed' && lost) return lost.how[language]
  if (cause !== 'failed' || !isServers(flow, actor)) return failed?.how?.[language] ?? null
  const isWrong = failureIn(error) === 'refused' && wordsOf[flow].intents[before?.type ?? '']?.wrong
  if (isWrong) return null
  const fails = isHeldBack ? heldBackFails : wayToFail
  return fails(failureIn(error), asks)?.[language] ?? null
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
    const tells = answerWay(flow, actor, output, before)?.tells ?? actors[actor]?.tells
    return tells?.[language] ?? (typeof own === 'string' ? own : null)
  }
  if (cause !== 'failed' || failureIn(error) !== 'refused') return null
  const wrong = intents[before?.type ?? '']?.wrong
  return wrong ? (wrong.tells?.[language] ?? messageIn(error)) : refusedInstead[language]
}

/** What must be done before a person can do the step. */
export const neededBefore = (
  flow: FlowName,
  { type }: Happening,
  before: Happening | null,
  language: Language,
): string | null => {
  const first = wordsOf[flow].intents[type]?.first
  return first && first.after === before?.type ? first[language] : null
}

/** What must be done before the step: what makes the server answer so, what it asks for before it agrees once more. */
export function awaitedBefore(
  flow: FlowName,
  next: Happening | null,
  gone: readonly Happening[],
  language: Language,
): string | null {
  const [cause, actor] = causeOf(next?.type ?? '')
  const wrong = isRefusal(next) ? wordsOf[flow].intents[gone.at(-1)?.type ?? '']?.wrong : undefined
  if (wrong?.first) return wrong.first[language]
  const { prepared = [], again, lost } = wordsOf[flow].actors[actor] ?? {}
  if (cause === 'failed' && lost) return lost.first[language]
  if (cause !== 'done' || next === null) return null
  const asked = gone.at(-1)?.type ?? ''
  const made = prepared.find(({ of, unless }) => holds(next.output, of) && unless !== asked)
  const isSecond = gone.some(({ type }) => type === next.type)
  return made?.[language] ?? (isSecond ? (again?.[language] ?? null) : null)
}

const answerWay = (flow: FlowName, actor: string, output: unknown, before: Happening | null) =>
  wordsOf[flow].actors[actor]?.hows?.find(
    ({ of, after = before?.type }) => holds(output, of) && after === before?.type,
  )

const fits = ({ of, next }: FactWay, payload: unknown, follows: Happening | null): boolean =>
  (of === undefined || holds(payload, of)) && (next === undefined || next === follows?.type)
