import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type TrialBonusEvent = { type: 'claim the trial bonus' } | { type: 'go on without the trial bonus' }

export type TrialBonusEffect = 'show the failure' | 'show the success' | 'throw the confetti'

export type TrialBonusEnd = 'claimed' | 'left'

export interface TrialBonusContext {
  failure: Failure | null
  end: TrialBonusEnd
}

export const trialBonusMachine = setup({
  types: {
    context: {} as TrialBonusContext,
    events: {} as TrialBonusEvent,
    output: {} as { end: TrialBonusEnd },
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'claim the trial bonus': fromPromise<{ message: string }>(unprovided),
  },
  actions: {
    'remember the end': assign((_, params: { end: TrialBonusEnd }) => ({ end: params.end })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'throw the confetti': () => unprovided(),
  },
  /** Section 9. */
  delays: { 'close after the claim': 1_000 },
}).createMachine({
  id: 'trial bonus',
  description: 'A new player is offered the trial bonus, claims it, or goes on without it.',
  context: { failure: null, end: 'left' },
  output: ({ context }) => ({ end: context.end }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The player reads the amount; one button claims it.',
      meta: { section: '2 Registration dialog' },
      on: { 'claim the trial bonus': 'claiming' },
    },
    claiming: {
      tags: 'busy',
      description: 'The server gives it, once per player.',
      meta: { section: '7 bonus/definetrialbonus' },
      entry: sendTo(site, { type: 'trial bonus.sent' }),
      exit: sendTo(site, { type: 'trial bonus.answered' }),
      invoke: {
        id: 'claim the trial bonus',
        src: 'claim the trial bonus',
        onDone: {
          target: 'claimed',
          actions: [
            'throw the confetti',
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    claimed: {
      description: 'The player has it; what is open closes by itself.',
      meta: { section: '4 trial bonus check' },
      after: {
        'close after the claim': {
          target: 'closed',
          actions: { type: 'remember the end', params: { end: 'claimed' } },
        },
      },
    },
    refused: {
      description: 'The person sees why, and can try again or go on without it.',
      meta: { section: '2 Registration dialog' },
      on: {
        'claim the trial bonus': { target: 'claiming', actions: 'forget the failure' },
        'go on without the trial bonus': { target: 'left', actions: 'forget the failure' },
      },
    },
    closed: {
      type: 'final',
      description: 'The claim is over, and the dialog with it.',
      meta: { section: '4 trial bonus check' },
    },
    left: {
      type: 'final',
      description: 'The player goes on without it: the first steps are next.',
      meta: { section: '2 Registration dialog' },
    },
  },
})

export type TrialBonusActor = ActorRefFrom<typeof trialBonusMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/trial-bonus/trial-bonus.provide.ts')
}
