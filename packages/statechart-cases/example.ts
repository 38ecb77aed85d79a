import { casesFrom, forms, ownWords } from 'statechart-cases'
import { walkAll } from 'statechart-paths'
import { createMachine } from 'xstate'

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { description: 'The door is closed.', on: { open: 'opened' } },
    opened: { description: 'The door is open.', on: { close: 'closed' } },
  },
})
const starts = [{ name: 'a visitor', events: [{ type: 'open' }, { type: 'close' }] }]
const paths = walkAll({ machine, starts, project: () => null })
const cases = casesFrom('door', paths, ownWords(machine))
const about = { flow: 'door', title: 'Door', purpose: 'Who may go in.', kind: 'transitions' as const }
const whole = { leftOut: 0, met: 2, all: 2, machineOnly: { transitions: 0, areWritten: false } }
console.log(forms.markdown.write([{ ...about, ...whole, cases }], 'en'))
