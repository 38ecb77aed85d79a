import { graphOf, studioCode } from 'statechart-graph'
import { createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened' } },
    opened: { on: { close: 'closed' } },
  },
})

for (const { source, label, targets } of graphOf(door).transitions)
  console.log(`${source}, ${label}: ${targets.join(', ')}`)
console.log(studioCode(door))
