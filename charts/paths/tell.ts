import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { say } from './say.ts'
import type { Walked } from './select.ts'
import type { Moment } from './walk.ts'

/** The leaf states by path: 'dialog.login'. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined || Object.keys(below).length === 0
      ? [key]
      : leavesOf(below).map((leaf) => `${key}.${leaf}`),
  )
}

/** What a start does, then each event once per transition and payload: states, context, effects, timers. */
export const tellingOf = (all: readonly Walked[]): string[] => tellingFrom(all, () => '')

/** The same, again wherever an event does something different, such as clearing a failure. */
export const tellingInFull = (all: readonly Walked[]): string[] => tellingFrom(all, shapeOf)

function tellingFrom(
  all: readonly Walked[],
  shape: (moment: Moment, before: AnyMachineSnapshot | null) => string,
): string[] {
  const told = new Map<string, string>()
  for (const { path, moments } of all) {
    for (const [index, moment] of moments.entries()) {
      const before = moments[index - 1]?.state ?? null
      const what = moment.event === null ? path.start.name : say(moment.event)
      const key = [what, ...moment.transitions, shape(moment, before)].join(' | ')
      if (!told.has(key)) told.set(key, tell(moment, before, path.start.name))
    }
  }
  return [...told.values()]
}

const shapeOf = ({ state, effects, begun, sent }: Moment, before: AnyMachineSnapshot | null) =>
  [
    ...changesOf(before, state).map((change) => change.split(' = ')[0]),
    ...effects.map(({ type }) => type),
    ...begun.map(({ actor }) => actor),
    ...sent.map(({ to }) => to),
  ].join(', ')

function tell(
  { event, state, effects, begun, sent, waits }: Moment,
  before: AnyMachineSnapshot | null,
  start: string,
): string {
  const left = before === null ? [] : leavesOf(before.value)
  const entered = leavesOf(state.value)
  const from = left.filter((leaf) => !entered.includes(leaf))
  const to = entered.filter((leaf) => !left.includes(leaf))
  const where = to.length === 0 ? 'stays' : `${from.join(', ')} → ${to.join(', ')}`
  return [
    event === null ? `As ${start}` : say(event),
    `  ${where}`,
    ...changesOf(before, state).map((change) => `  context: ${change}`),
    ...effects.map(
      ({ type, params }) => `  effect: ${type}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`,
    ),
    ...begun.map(
      ({ actor, input }) => `  begins: ${actor}${input === undefined ? '' : ` ${JSON.stringify(input)}`}`,
    ),
    ...sent.map((each) => `  to ${each.to}: ${JSON.stringify(each.event)}`),
    ...waits.map((wait) => `  timer: ${wait} ms`),
    ...(state.status === 'done' && state.output !== undefined
      ? [`  output: ${JSON.stringify(state.output)}`]
      : []),
  ].join('\n')
}

function changesOf(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] {
  const known = before?.context ?? {}
  const now: Record<string, unknown> = after.context
  return Object.entries(now)
    .filter(([key, value]) => JSON.stringify(known[key]) !== JSON.stringify(value))
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
}
