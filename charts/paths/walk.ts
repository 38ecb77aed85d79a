import { getStateNodes } from 'xstate'
import type { Moment } from '../simulate/walk.ts'
import { nothingSeen, type Seen } from './coverage.ts'

export { effectsOf } from '../simulate/inert.ts'
export { walk, type Moment } from '../simulate/walk.ts'

export function seenIn(moments: readonly Moment[]): Seen {
  const seen = nothingSeen()
  for (const { state, transitions } of moments) {
    for (const node of getStateNodes(state.machine.root, state.value)) seen.states.add(node.id)
    for (const key of transitions) {
      seen.transitions.add(key)
      seen.states.add(key.split(' — ')[0] ?? key)
    }
  }
  return seen
}
