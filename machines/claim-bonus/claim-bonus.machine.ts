import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Bonus, BonusClaimForm } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import type { KeptNumber, SentNumber } from '../sent-form.ts'
import { site } from '../to-site.ts'

export type ClaimBonusEvent =
  | { type: 'choose the bonus'; id: number }
  | { type: 'claim the bonus'; form: BonusClaimForm }
  | { type: 'choose another' }
  | { type: 'claim another' }
  | { type: 'try again' }

export type ClaimBonusEffect =
  | 'show the failure'
  | 'show the success'
  | 'keep the number beyond a reload'
  | 'drop the kept number'

export interface ClaimBonusInput {
  /** Chosen before the page opened; null when the player has yet to choose. */
  chosen: number | null
}

/** The bonus, `formId` and `attempt` make the request id. */
export interface SentClaim extends SentNumber {
  id: number
  /** The server has received it. */
  arrived: boolean
}

/** `formId` and `attempt` are of the next claim. Offers that cannot be claimed now carry a refusal. */
export interface Offers extends SentNumber {
  offers: Bonus[]
  /** Claims without an answer, each with its own number. */
  unanswered: SentClaim[]
}

export interface ClaimBonusContext extends ClaimBonusInput, Offers {
  form: BonusClaimForm
  /** The server's message to the last claim. */
  message: string
  failure: Failure | null
}

export interface Claim extends BonusClaimForm, SentNumber {
  id: number
}

export const claimBonusMachine = setup({
  types: {
    context: {} as ClaimBonusContext,
    events: {} as ClaimBonusEvent,
    input: {} as ClaimBonusInput,
    tags: {} as 'busy' | 'form',
    meta: {} as { section: string },
  },
  actors: {
    'load the offers': fromPromise<Offers>(unprovided),
    /** The server's message; empty when it sent none. */
    'claim the bonus': fromPromise<{ message: string }, Claim>(unprovided),
  },
  actions: {
    'keep the offers': assign((_, params: Offers) => ({ ...params, message: '' })),
    'remember the choice': assign((_, params: { id: number }) => ({ chosen: params.id })),
    'forget the choice': assign({ chosen: null, form: {}, failure: null }),
    'keep what was entered': assign((_, params: { form: BonusClaimForm }) => ({
      form: params.form,
      failure: null,
    })),
    'expect an answer': assign(({ context }) => ({
      unanswered: [...otherClaims(context), claimOf(context)],
    })),
    'keep the answer': assign(({ context }, params: { message: string }) => ({
      message: params.message,
      unanswered: otherClaims(context),
    })),
    'take a new number': assign(({ context }) => ({
      attempt: context.attempt + 1,
      unanswered: otherClaims(context),
    })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'keep the number beyond a reload': (_args, _params: KeptNumber) => unprovided(),
    'drop the kept number': (_args, _params: KeptNumber) => unprovided(),
  },
  guards: {
    'a claim has arrived': (_, params: Offers) => params.unanswered.some(({ arrived }) => arrived),
    'the chosen one has arrived': ({ context }, params: Offers) =>
      params.unanswered.some(({ id, arrived }) => arrived && id === context.chosen),
    'an answer is missing': ({ context }) => context.unanswered.some(({ id }) => id === context.chosen),
    'nothing is offered': (_, params: Offers) => params.offers.length === 0,
    'the chosen one is offered': ({ context }, params: Offers) => isOffered(params.offers, context.chosen),
    'it is offered': ({ context }, params: { id: number }) => isOffered(context.offers, params.id),
    'the server refused': (_, params: { failure: Failure | null }) => params.failure?.kind === 'refused',
  },
}).createMachine({
  id: 'claim bonus',
  description: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
  context: ({ input }) => ({
    ...input,
    formId: '',
    attempt: 1,
    offers: [],
    unanswered: [],
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
      meta: { section: '2 /dashboard/claim-bonus' },
      entry: 'forget the failure',
      invoke: {
        id: 'load the offers',
        src: 'load the offers',
        onDone: [
          {
            guard: { type: 'a claim has arrived', params: ({ event }) => event.output },
            target: 'claimed',
            actions: [
              { type: 'keep the offers', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ event }) => arrivedOf(event.output.unanswered) },
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
        onError: { target: 'unavailable', actions: { type: 'say why', params: itsFailure } },
      },
    },
    choosing: {
      description: 'The player sees the bonuses on offer and takes one.',
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
        'This bonus was claimed before and the answer never came. If the server has the claim, it is shown; if the bonus is still on offer, what is entered is sent under the number of that claim.',
      meta: { section: 'beyond' },
      entry: sendTo(site, { type: 'claim bonus.sent' }),
      exit: sendTo(site, { type: 'claim bonus.answered' }),
      invoke: {
        id: 'load the offers',
        src: 'load the offers',
        onDone: [
          {
            guard: { type: 'the chosen one has arrived', params: ({ event }) => event.output },
            target: 'claimed',
            actions: [
              { type: 'keep the offers', params: ({ event }) => event.output },
              {
                type: 'drop the kept number',
                params: ({ context, event }) =>
                  arrivedOf(event.output.unanswered.filter(({ id }) => id === context.chosen)),
              },
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
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
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
        sendTo(site, { type: 'claim bonus.sent' }),
      ],
      exit: sendTo(site, { type: 'claim bonus.answered' }),
      invoke: {
        id: 'claim the bonus',
        src: 'claim the bonus',
        input: ({ context }) => {
          const { id, formId, attempt } = claimOf(context)
          return { ...context.form, id, formId, attempt }
        },
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
            guard: { type: 'the server refused', params: itsFailure },
            target: 'noting',
            actions: [
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              'take a new number',
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
          {
            target: 'noting',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
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
    'nothing offered': {
      description: 'There is nothing that this player could ask for now.',
      meta: { section: '2 /dashboard/claim-bonus' },
    },
    unavailable: {
      description: 'What is on offer did not come: the person sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': 'loading' },
    },
  },
})

export type ClaimBonusActor = ActorRefFrom<typeof claimBonusMachine>

/** Of the chosen bonus: the claim that was sent, or the next one. */
function claimOf({ chosen, unanswered, formId, attempt }: ClaimBonusContext): SentClaim {
  const next = { id: chosen ?? 0, formId, attempt, arrived: false }
  return unanswered.find(({ id }) => id === chosen) ?? next
}

function otherClaims({ chosen, unanswered }: ClaimBonusContext): SentClaim[] {
  return unanswered.filter(({ id }) => id !== chosen)
}

function kept({ id, formId, attempt }: SentClaim): KeptNumber {
  return { purpose: 'claim', id, formId, attempt }
}

const numberOf = (context: ClaimBonusContext) => kept(claimOf(context))

/** The number of the first that has arrived; another one is shown after it. */
function arrivedOf(claims: readonly SentClaim[]): KeptNumber {
  const first = claims.find(({ arrived }) => arrived)
  if (!first) throw new Error('No claim has arrived')
  return kept(first)
}

function isOffered(offers: readonly Bonus[], id: number | null): boolean {
  return offers.some((each) => each.id === id && each.refusal === null)
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/claim-bonus/claim-bonus.provide.ts')
}
