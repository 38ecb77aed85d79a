import { failureOf } from '../failure.ts'
import { registration } from './registration.setup.ts'

/** The success view: a trial bonus to claim where there is one, otherwise the first steps of a player. */
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
          target: 'trial bonus offered',
        },
        { target: 'welcomed' },
      ],
    },
    'trial bonus offered': {
      on: { 'claim the trial bonus': 'claiming the trial bonus' },
    },
    'claiming the trial bonus': {
      tags: 'busy',
      meta: { section: '7 bonus/definetrialbonus' },
      invoke: {
        id: 'claim the trial bonus',
        src: 'claim the trial bonus',
        onDone: {
          target: 'trial bonus claimed',
          actions: [
            'throw the confetti',
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'trial bonus refused',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    'trial bonus claimed': {
      description: 'The dialog closes by itself.',
      meta: { section: '4 trial bonus check' },
      after: { 'close after the claim': '#registration.closed' },
    },
    'trial bonus refused': {
      description: 'The person sees why, and can try again or go on without it.',
      on: {
        'claim the trial bonus': { target: 'claiming the trial bonus', actions: 'forget the failure' },
        'go on without the trial bonus': { target: 'welcomed', actions: 'forget the failure' },
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
