import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { PaymentDetail, PaymentField, PaymentMethod } from '#contract/payment.ts'

export type Purpose = 'deposit' | 'withdraw'

export type PaymentEvent =
  | { type: 'submit'; detail: PaymentDetail }
  | { type: 'continue to the payment' }
  | { type: 'finish' }

/** Provided beside the actors in src/flows/payment/payment.provide.ts. */
export type PaymentEffect =
  | 'show the failure'
  | 'show the success'
  | 'show that no data was found'
  | 'open the payment page'

export interface PaymentInput {
  purpose: Purpose
  method: PaymentMethod
  /** In the caller's words; null where the purpose says it all. */
  title: string | null
}

/** The fields of one form: with the attempt, its id makes the request id. */
export interface PaymentForm {
  formId: string
  fields: PaymentField[]
}

/** `page`: an address that starts with http, where the player pays; null where there is none. */
export interface Submitted {
  message: string
  page: string | null
}

export interface PaymentContext extends PaymentInput, PaymentForm {
  /** Grows after an answered refusal only: what was not answered is repeated under the same id. */
  attempt: number
  message: string
  page: string | null
  failure: Failure | null
}

export const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'form',
    meta: {} as { section: string },
  },
  actors: {
    'load the fields': fromPromise<PaymentForm, { purpose: Purpose; id: number }>(unprovided),
    submit: fromPromise<
      Submitted,
      { purpose: Purpose; id: number; formId: string; attempt: number; detail: PaymentDetail }
    >(unprovided),
  },
  actions: {
    'keep the fields': assign((_, params: PaymentForm) => ({ ...params })),
    'keep the words of the method': assign(({ context }) => ({ message: context.method.text ?? '' })),
    'keep the answer': assign((_, params: Submitted) => ({ ...params })),
    'count the attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'show that no data was found': () => unprovided(),
    'open the payment page': (_args, _params: { page: string }) => unprovided(),
  },
  guards: {
    'the method is a message': (_, params: { kind: PaymentMethod['kind'] }) => params.kind === 'message',
    'there are no fields': (_, params: { fields: readonly unknown[] }) => params.fields.length === 0,
    'it is a withdrawal': (_, params: { purpose: Purpose }) => params.purpose === 'withdraw',
    'there is a page to pay at': (_, params: { page: string | null }) => params.page !== null,
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
  /** Section 9. */
  delays: { 'close on failure': 100, 'close after the withdrawal': 500 },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/payment/payment.provide.ts')
}
