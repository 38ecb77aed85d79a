import type { RegisterAnswer } from '#contract/protection-breaks.ts'
import { registerMachine } from '#machines/register/register.machine.ts'
import { type Flow } from 'statechart-paths'
import { after, done, failures } from '../events.ts'

const says = (register: RegisterAnswer['register']) => done('ask the register', { register })

export const register: Flow = {
  machine: registerMachine,
  project: () => null,
  starts: [
    {
      name: 'a player whose country has a register',
      events: [
        { type: 'try again' },
        says(null),
        says('excluded'),
        says('no answer'),
        ...failures('ask the register'),
        after('ask again', 'register', 'silent', 'waiting'),
      ],
    },
  ],
}
