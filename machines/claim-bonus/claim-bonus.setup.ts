import { assign, fromPromise, setup } from 'xstate'
import type { Bonus, BonusClaimForm } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'
import type { KeptNumber, SentNumber } from '../sent-form.ts'

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

/** Offers that cannot be claimed now carry a refusal. The bonus, `formId` and `attempt` make the request id. */
export interface Offers extends SentNumber {
  offers: Bonus[]
  /** Bonus whose claim under this attempt got no answer; null when there is none. */
  unanswered: number | null
  /** The server has received that claim. */
  arrived: boolean
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

const isOffered = (offers: readonly Bonus[], id: number | null) =>
  offers.some((each) => each.id === id && each.refusal === null)

export const claimBonus = setup({
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
    'expect an answer': assign(({ context }) => ({ unanswered: context.chosen })),
    'keep the answer': assign((_, params: { message: string }) => ({
      message: params.message,
      unanswered: null,
    })),
    'take a new number': assign(({ context }) => ({ attempt: context.attempt + 1, unanswered: null })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'keep the number beyond a reload': (_args, _params: KeptNumber) => unprovided(),
    'drop the kept number': (_args, _params: KeptNumber) => unprovided(),
  },
  guards: {
    'the claim has arrived': (_, params: Offers) => params.arrived,
    'an answer is missing': ({ context }) => context.unanswered === context.chosen,
    'nothing is offered': (_, params: Offers) => params.offers.length === 0,
    'the chosen one is offered': ({ context }, params: Offers) => isOffered(params.offers, context.chosen),
    'it is offered': ({ context }, params: { id: number }) => isOffered(context.offers, params.id),
    'the server refused': (_, params: { failure: Failure | null }) => params.failure?.kind === 'refused',
  },
})

/** The attempt of the claim that waits for an answer, or has one. */
export function numberOf({ unanswered, formId, attempt }: Omit<Offers, 'offers'>): KeptNumber {
  return { purpose: 'claim', id: unanswered ?? 0, formId, attempt }
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/claim-bonus/claim-bonus.provide.ts')
}
