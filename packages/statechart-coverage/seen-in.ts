import type { Moment } from 'statechart-walk'
import { getStateNodes } from 'xstate'
import { nothingSeen, type Seen } from './coverage.ts'

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
