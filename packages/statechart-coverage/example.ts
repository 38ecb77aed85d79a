import { coverageOf, seenIn } from 'statechart-coverage'
import { walk } from 'statechart-walk'
import { createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened' } },
    opened: { on: { close: 'closed' } },
  },
})

const { states, transitions } = coverageOf(door, seenIn(walk(door, undefined, [{ type: 'open' }])))
console.log(`${states.seen} of ${states.all} states, ${transitions.seen} of ${transitions.all} transitions`)
console.log(transitions.missing)
