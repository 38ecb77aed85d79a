import { chosenPaths, type Flow } from 'statechart-paths'
import { createMachine } from 'xstate'

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: 'locked' } },
    opened: { on: { close: 'closed' } },
    locked: { on: { unlock: 'closed' } },
  },
})
const events = ['open', 'close', 'lock', 'unlock'].map((type) => ({ type }))
const door: Flow = { machine, starts: [{ name: 'a visitor', events }], project: () => null }

for (const { path } of chosenPaths(door, { kind: 'pairs', limit: 10 }).paths)
  console.log(path.steps.map(({ event }) => event.type).join(', '))
