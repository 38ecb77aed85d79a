import type { Moment } from 'statechart-walk'
import { getStateNodes, type AnyStateMachine } from 'xstate'
import type { CaseWords } from './case.ts'
import { say, whoOf } from './say.ts'

/** For a machine without words: its own names, and the descriptions of its states. */
export const ownWords = ({ id }: AnyStateMachine): CaseWords => ({
  title: id,
  tell: ({ path, moments }) => ({
    sections: [],
    precondition: path.start.name,
    account: [],
    way: [],
    seen: moments.slice(0, 1).flatMap((moment) => entered(moment, null)),
    steps: moments.slice(1).map((moment, at) => {
      const event = moment.event ?? { type: '' }
      return {
        number: at + 1,
        who: whoOf(event),
        action: say(event),
        data: [],
        expected: entered(moment, moments[at] ?? null),
        machineOnly: null,
      }
    }),
  }),
})

const nodesIn = ({ state }: Moment) => getStateNodes(state.machine.root, state.value)

/** Of the innermost states that are new. */
function entered(moment: Moment, before: Moment | null): string[] {
  const left = new Set(before ? nodesIn(before) : [])
  return nodesIn(moment)
    .filter((node) => !left.has(node) && (node.type === 'atomic' || node.type === 'final'))
    .map(({ description, path }) => description ?? path.join('.'))
}
