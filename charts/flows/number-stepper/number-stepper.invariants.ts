import {
  all,
  does,
  given,
  isAt,
  leaves,
  on,
  waitsFor,
  was,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const bound = 'number.bound reached'
const firstRepeat = 'xstate.after.first repeat.number stepper.held'
const repeat = 'xstate.after.repeat.number stepper.repeating'
const takesNoStep: Test = ({ effects }) => effects.length === 0
const rests: Test = all(isAt('idle'), takesNoStep, ({ waits }) => waits.length === 0)

export const numberStepper: Oracle = {
  waits: { 'first repeat': 500, repeat: 40 },
  invariants: {
    'nothing moves before somebody presses': {
      when: ({ event }) => event === null,
      holds: rests,
    },
    'every press is one step at once, in its direction, and may repeat after 500 ms': {
      when: ({ event }) => event?.type === 'press',
      holds: all(
        does('take a step', (step) => ({ field: 'amount', by: given(step, 'by') })),
        waitsFor(500),
      ),
    },
    'while it is held, each wait ends with a step in the same direction, and the next is 40 ms': {
      when: (step) => on(firstRepeat)(step) || on(repeat)(step),
      holds: all(
        does('take a step', (step) => ({ field: 'amount', by: was(step, 'by') })),
        leaves('by'),
        waitsFor(40),
      ),
    },
    'letting go stops it': {
      when: on('release'),
      holds: rests,
    },
    'the bound stops it': {
      when: on(bound),
      holds: rests,
    },
    'a held button can always be let go, and stops at the bound in its direction, not at the other': {
      when: ({ state }) => !state.matches('idle'),
      holds: ({ state }) =>
        state.can({ type: 'release' }) &&
        state.can({ type: bound, by: state.context.by }) &&
        !state.can({ type: bound, by: -state.context.by }),
    },
  },
}
