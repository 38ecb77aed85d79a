import { assign, setup } from 'xstate'

export type Direction = 1 | -1

export type NumberStepperEvent =
  | { type: 'press'; by: Direction }
  | { type: 'release' }
  /** No further step in this direction, whatever changed the number. */
  | { type: 'number.bound reached'; by: Direction }

export type NumberStepperEffect = 'take a step'

export interface NumberStepperInput {
  /** Id of the input element. */
  field: string
}

export const numberStepperMachine = setup({
  types: {
    context: {} as NumberStepperInput & { by: Direction },
    input: {} as NumberStepperInput,
    events: {} as NumberStepperEvent,
    meta: {} as { section: string },
  },
  actions: {
    'remember the direction': assign((_, params: { by: Direction }) => ({ by: params.by })),
    'take a step': (_args, _params: NumberStepperInput & { by: Direction }) => unprovided(),
  },
  guards: {
    'it goes there': ({ context }, params: { by: Direction }) => context.by === params.by,
  },
  delays: {
    /** Section 9: number input auto-repeat. */
    'first repeat': 500,
    repeat: 40,
  },
}).createMachine({
  id: 'number stepper',
  description: 'A number is changed step by step: once by a press, again and again while the press is held.',
  context: ({ input }) => ({ ...input, by: 1 }),
  initial: 'idle',
  on: {
    press: {
      target: '.held',
      actions: [
        { type: 'remember the direction', params: ({ event }) => ({ by: event.by }) },
        { type: 'take a step', params: ({ context: { field, by } }) => ({ field, by }) },
      ],
    },
  },
  states: {
    idle: { description: 'Nobody holds it.', meta: { section: '9 Number input auto-repeat' } },
    held: {
      description: 'One step was taken with the press: it may be all that is wanted.',
      meta: { section: '9 Number input auto-repeat' },
      on: {
        release: 'idle',
        'number.bound reached': {
          guard: { type: 'it goes there', params: ({ event }) => ({ by: event.by }) },
          target: 'idle',
        },
      },
      after: { 'first repeat': 'repeating' },
    },
    repeating: {
      description: 'Step by step, until it is let go or the bound is reached.',
      meta: { section: '9 Number input auto-repeat' },
      entry: { type: 'take a step', params: ({ context: { field, by } }) => ({ field, by }) },
      on: {
        release: 'idle',
        'number.bound reached': {
          guard: { type: 'it goes there', params: ({ event }) => ({ by: event.by }) },
          target: 'idle',
        },
      },
      after: { repeat: { target: 'repeating', reenter: true } },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/ui/number-stepper.provide.ts')
}
