import { failureOf } from '../failure.ts'
import { registration } from './registration.setup.ts'

/** Success view: offers the trial bonus where there is one, otherwise the first steps. */
export const welcoming = registration.createStateConfig({
  description: 'Congratulations: the player has an account.',
  meta: { section: '2 Registration dialog' },
  initial: 'choosing the words',
  states: {
    'choosing the words': {
      description: 'What is shown depends on whether a trial bonus is offered.',
      always: [
        {
          guard: {
            type: 'a trial bonus is offered',
            params: ({ context }) => ({ trialBonus: context.trialBonus }),
          },
          target: 'offering the trial bonus',
        },
        { target: 'welcomed' },
      ],
    },
    'offering the trial bonus': {
      description: 'The trial bonus is claimed, which ends the registration, or left.',
      meta: { section: '4 trial bonus check' },
      invoke: {
        id: 'trial bonus',
        src: 'trial bonus',
        onDone: [
          {
            guard: {
              type: 'the trial bonus was claimed',
              params: ({ event }) => ({ end: event.output.end }),
            },
            target: '#registration.closed',
          },
          { target: 'welcomed' },
        ],
        onError: {
          target: 'welcomed',
          actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    welcomed: {
      description: 'A deposit or a talk is one click away; both close the dialog.',
      on: {
        deposit: {
          target: '#registration.closed',
          actions: { type: 'remember what is next', params: { next: 'deposit' } },
        },
        'open the live chat': {
          target: '#registration.closed',
          actions: { type: 'remember what is next', params: { next: 'live chat' } },
        },
      },
    },
  },
})
