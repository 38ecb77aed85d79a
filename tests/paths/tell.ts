import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { say } from './say.ts'
import type { Walked } from './select.ts'
import type { Moment } from './walk.ts'

/** The states at the bottom, each by its way from the top: 'dialog.login'. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined || Object.keys(below).length === 0
      ? [key]
      : leavesOf(below).map((leaf) => `${key}.${leaf}`),
  )
}

/** What each start and each event of the flow does, once per transition and payload: states, context, effects. */
export function tellingOf(all: readonly Walked[]): string {
  const told = new Map<string, string>()
  for (const walked of all) {
    for (const [key, text] of momentsOf(walked)) if (!told.has(key)) told.set(key, text)
  }
  return `${[...told.values()].join('\n\n')}\n`
}

function momentsOf({ path, moments }: Walked): [string, string][] {
  return moments.map((moment, index) => {
    const before = moments[index - 1]?.state ?? null
    const key = [moment.event === null ? path.start.name : say(moment.event), ...moment.transitions].join(
      ' | ',
    )
    return [key, tell(moment, before, path.start.name)]
  })
}

function tell({ event, state, effects }: Moment, before: AnyMachineSnapshot | null, start: string): string {
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
    ...(state.status === 'done' && state.output !== undefined
      ? [`  output: ${JSON.stringify(state.output)}`]
      : []),
  ].join('\n')
}

function changesOf(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] {
  const known = before?.context ?? {}
  return Object.entries(after.context as Record<string, unknown>)
    .filter(([key, value]) => JSON.stringify(known[key]) !== JSON.stringify(value))
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
}
