import { assertEvent, type ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { claimBonus } from './claim-bonus.setup.ts'

export const claimBonusMachine = claimBonus.createMachine({
  id: 'claim bonus',
  description: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
  context: ({ input }) => ({ ...input, formId: '', offers: [], attempt: 1, message: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      description: 'What is on offer now; a bonus that was chosen before is chosen again if it still is.',
      entry: 'forget the failure',
      invoke: {
        id: 'load the offers',
        src: 'load the offers',
        onDone: [
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
      description: 'A note may be added; a refusal of the last attempt stands beside the form.',
      meta: { section: '2 /dashboard/claim-bonus' },
      on: {
        'claim the bonus': { target: 'claiming', actions: 'forget the failure' },
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
    claiming: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'claim the bonus',
        src: 'claim the bonus',
        input: ({ context, event }) => {
          assertEvent(event, 'claim the bonus')
          const { chosen, formId, attempt } = context
          return { ...event.form, id: chosen ?? 0, formId, attempt }
        },
        onDone: {
          target: 'claimed',
          actions: [
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
              'count the attempt',
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
