import { assign, fromPromise, setup } from 'xstate'
import type { Bonus, BonusClaimForm } from '#contract/bonus.ts'
import type { Failure } from '#contract/failure.ts'

export type ClaimBonusEvent =
  | { type: 'choose the bonus'; id: number }
  | { type: 'claim the bonus'; form: BonusClaimForm }
  | { type: 'choose another' }
  | { type: 'claim another' }
  | { type: 'try again' }

/** Provided beside the actors in src/flows/claim-bonus/claim-bonus.provide.ts. */
export type ClaimBonusEffect = 'show the failure' | 'show the success'

export interface ClaimBonusInput {
  /** The bonus with which the person comes from elsewhere; null where it is still to be chosen. */
  chosen: number | null
}

/** What can be claimed. With the attempt, `formId` makes the request id. */
export interface Offers {
  formId: string
  offers: Bonus[]
}

export interface ClaimBonusContext extends ClaimBonusInput, Offers {
  /** Grows after an answered refusal only: what was not answered is repeated under the same id. */
  attempt: number
  /** The server's words to the last claim. */
  message: string
  failure: Failure | null
}

export interface Claim extends BonusClaimForm {
  id: number
  formId: string
  attempt: number
}

const isOffered = (offers: readonly Bonus[], id: number | null) => offers.some((each) => each.id === id)

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
    /** The server's words; empty when it said nothing. */
    'claim the bonus': fromPromise<{ message: string }, Claim>(unprovided),
  },
  actions: {
    'keep the offers': assign((_, params: Offers) => ({ ...params, attempt: 1 })),
    'remember the choice': assign((_, params: { id: number }) => ({ chosen: params.id })),
    'forget the choice': assign({ chosen: null, failure: null }),
    'keep the answer': assign((_, params: { message: string }) => ({ message: params.message })),
    'count the attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
  guards: {
    'nothing is offered': (_, params: Offers) => params.offers.length === 0,
    'the chosen one is offered': ({ context }, params: Offers) => isOffered(params.offers, context.chosen),
    'it is offered': ({ context }, params: { id: number }) => isOffered(context.offers, params.id),
    'the server refused': (_, params: { failure: Failure | null }) => params.failure?.kind === 'refused',
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/claim-bonus/claim-bonus.provide.ts')
}
