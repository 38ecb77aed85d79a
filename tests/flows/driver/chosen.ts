import { getStateNodes } from 'xstate'
import { richest, type Walked } from 'statechart-paths'
import { seenIn } from 'statechart-coverage'
import { isWhole } from '#tests/browser/whole.ts'

/** Whether the case enters the state, given by its name or its path. */
export const passesThrough = ({ moments }: Walked, name: string): boolean =>
  moments.some(({ state }) =>
    getStateNodes(state.machine.root, state.value).some(
      ({ key, path }) => key === name || path.join('.') === name,
    ),
  )

/** Environment variable: the workers replay only cases through this state. */
export const throughVariable = 'REPLAY_THROUGH'

/** All of them where they are asked for or at night; otherwise the fewest that rest in every state. */
export function chosenOf(cases: readonly Walked[]): ReadonlySet<Walked> {
  const through = process.env[throughVariable]
  if (through) return new Set(cases.filter((each) => passesThrough(each, through)))
  if (isWhole || process.env['REPLAY'] === 'on') return new Set(cases)
  return new Set(
    richest(
      cases,
      ({ moments }) => seenIn(moments).states,
      ({ path }) => path.steps.length,
    ),
  )
}
