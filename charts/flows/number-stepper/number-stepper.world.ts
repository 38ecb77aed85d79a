import { numberStepperMachine } from '#machines/number-stepper/number-stepper.machine.ts'
import { after } from '../events.ts'
import { type Flow } from 'statechart-paths'

export const numberStepper: Flow = {
  machine: numberStepperMachine,
  project: ({ context }) => context.by,
  starts: [
    {
      name: 'a player at an amount',
      input: { field: 'amount' },
      events: [
        { type: 'press', by: 1 },
        { type: 'press', by: -1 },
        { type: 'release' },
        { type: 'number.bound reached', by: 1 },
        { type: 'number.bound reached', by: -1 },
        after('first repeat', 'number stepper', 'held'),
        after('repeat', 'number stepper', 'repeating'),
      ],
    },
  ],
}
