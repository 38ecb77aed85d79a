import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { tellTheSite } from '../sent-form.ts'
import { claimBonus, numberOf } from './claim-bonus.setup.ts'

export const claimBonusMachine = claimBonus.createMachine({
  id: 'claim bonus',
  description: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
  context: ({ input }) => ({
    ...input,
    formId: '',
    attempt: 1,
    offers: [],
    unanswered: null,
    arrived: false,
    form: {},
    message: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description:
        'What is on offer now; a bonus that was chosen before is chosen again if it still is. A claim that was sent before a reload and that the server has is shown.',
      entry: 'forget the failure',
      invoke: {
        id: 'load the offers',
        src: 'load the offers',
        onDone: [
          {
            guard: { type: 'the claim has arrived', params: ({ event }) => event.output },
            target: 'claimed',
            actions: [
              { type: 'keep the offers', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ event }) => numberOf(event.output) },
            ],
          },
          {
            guard: { type: 'nothing is offered', params: ({ event }) => event.output },
            target: 'nothing offered',
          },
          {
            guard: { type: 'the chosen one is offered', params: ({ event }) => event.output },
            target: 'noting',
            actions: { type: 'keep the offers', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: [{ type: 'keep the offers', params: ({ event }) => event.output }, 'forget the choice'],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    choosing: {
      meta: { section: '2 /dashboard/claim-bonus' },
      on: {
        'choose the bonus': {
          guard: { type: 'it is offered', params: ({ event }) => ({ id: event.id }) },
          target: 'noting',
          actions: { type: 'remember the choice', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    noting: {
      tags: 'form',
      description:
        'A note may be added; a refusal of the last attempt stands beside the form. Where an answer is missing, the server is asked first whether it has the claim.',
      meta: { section: '2 /dashboard/claim-bonus' },
      on: {
        'claim the bonus': [
          {
            guard: 'an answer is missing',
            target: 'finding the claim',
            actions: { type: 'keep what was entered', params: ({ event }) => ({ form: event.form }) },
          },
          {
            target: 'claiming',
            actions: { type: 'keep what was entered', params: ({ event }) => ({ form: event.form }) },
          },
        ],
        'choose another': [
          {
            description: 'The server knows better what is on offer: it is asked again.',
            guard: { type: 'the server refused', params: ({ context }) => ({ failure: context.failure }) },
            target: 'loading',
            actions: 'forget the choice',
          },
          { target: 'choosing', actions: 'forget the choice' },
        ],
      },
    },
    'finding the claim': {
      tags: ['form', 'busy'],
      description:
        'This bonus was claimed before and the answer never came. If the server has the claim, it is shown; if the bonus is still on offer, what is entered is sent under the same number.',
      entry: tellTheSite({ type: 'form.sent', form: 'claim bonus' }),
      exit: tellTheSite({ type: 'form.answered', form: 'claim bonus' }),
      invoke: {
        id: 'load the offers',
        src: 'load the offers',
        onDone: [
          {
            guard: { type: 'the claim has arrived', params: ({ event }) => event.output },
            target: 'claimed',
            actions: [
              { type: 'keep the offers', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ event }) => numberOf(event.output) },
            ],
          },
          {
            guard: { type: 'the chosen one is offered', params: ({ event }) => event.output },
            target: 'claiming',
          },
          {
            guard: { type: 'nothing is offered', params: ({ event }) => event.output },
            target: 'nothing offered',
          },
          {
            target: 'choosing',
            actions: [{ type: 'keep the offers', params: ({ event }) => event.output }, 'forget the choice'],
          },
        ],
        onError: {
          target: 'noting',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    claiming: {
      tags: ['form', 'busy'],
      description:
        'The claim is under way. The page may be left meanwhile: the flow waits for the answer, and the number is kept over a reload until the answer is known.',
      meta: { section: '2 /dashboard/claim-bonus' },
      entry: [
        'expect an answer',
        { type: 'keep the number beyond a reload', params: ({ context }) => numberOf(context) },
        tellTheSite({ type: 'form.sent', form: 'claim bonus' }),
      ],
      exit: tellTheSite({ type: 'form.answered', form: 'claim bonus' }),
      invoke: {
        id: 'claim the bonus',
        src: 'claim the bonus',
        input: ({ context: { chosen, form, formId, attempt } }) => ({
          ...form,
          id: chosen ?? 0,
          formId,
          attempt,
        }),
        onDone: {
          target: 'claimed',
          actions: [
            { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
            { type: 'keep the answer', params: ({ event }) => event.output },
            { type: 'show the success', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: {
              type: 'the server refused',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
            target: 'noting',
            actions: [
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              'take a new number',
              { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
          {
            target: 'noting',
            actions: [
              { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
        ],
      },
    },
    claimed: {
      description: 'The request is kept, or the bonus is given; the history shows it from now on.',
      meta: { section: '2 /dashboard/claim-bonus' },
      on: { 'claim another': { target: 'loading', actions: 'forget the choice' } },
    },
    'nothing offered': { description: 'There is nothing that this player could ask for now.' },
    unavailable: {
      description: 'What is on offer did not come: the person sees why and can ask again.',
      on: { 'try again': 'loading' },
    },
  },
})

export type ClaimBonusActor = ActorRefFrom<typeof claimBonusMachine>
