import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type {
  HouseAccount,
  PaymentDetail,
  PaymentField,
  PaymentMethod,
  PaymentState,
} from '#contract/payment.ts'
import type { KeptNumber, SentNumber } from '../sent-form.ts'
import type { TabFact } from '../tab-fact.ts'

export type Purpose = 'deposit' | 'withdraw'

export type PaymentEvent =
  | { type: 'submit'; detail: PaymentDetail }
  | { type: 'continue to the payment' }
  | { type: 'try again' }
  | { type: 'finish' }
  /** A hint: only the server's answer counts. */
  | { type: 'hub.notified' }
  | TabFact

export type PaymentEffect =
  | 'show the failure'
  | 'show the success'
  | 'show that no data was found'
  | 'open the payment page'
  | 'keep the number beyond a reload'
  | 'drop the kept number'

export interface PaymentInput {
  purpose: Purpose
  method: PaymentMethod
  /** The caller's title; null when the purpose is enough. */
  title: string | null
}

/** `unanswered`: a payment was sent under this attempt and got no answer. */
export interface PaymentForm extends SentNumber {
  fields: PaymentField[]
  unanswered: boolean
}

/** `page`: an address that starts with http, where the player pays; null when there is none. */
export interface Submitted {
  message: string
  page: string | null
  reference: string
  account: HouseAccount | null
}

/** State of the payment on the server, and the server's message. */
export interface FoundPayment extends PaymentState {
  message: string
}

/** Null when the server has no payment for this attempt. */
export interface Found {
  found: FoundPayment | null
}

export interface PaymentContext extends PaymentInput, PaymentForm, Submitted {
  /** Last submitted from this form; null before. */
  detail: PaymentDetail | null
  /** Wire money, once the server has sent it. */
  amount: number
  balance: number
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
    submit: fromPromise<Submitted, SentNumber & { purpose: Purpose; id: number; detail: PaymentDetail }>(
      unprovided,
    ),
    'ask what became of it': fromPromise<FoundPayment | null, SentNumber>(unprovided),
    'watch the tab': fromCallback(unprovided),
  },
  actions: {
    'keep the form': assign((_, params: PaymentForm) => ({ ...params })),
    'keep the words of the method': assign(({ context }) => ({ message: context.method.text ?? '' })),
    'keep what was entered': assign((_, params: { detail: PaymentDetail }) => ({
      detail: params.detail,
      failure: null,
    })),
    'keep the answer': assign((_, params: Submitted) => ({ ...params, unanswered: false })),
    'keep what was found': assign(({ context }, { found }: Found) => {
      if (found === null) return {}
      const { message, page, reference, account, amount, balance } = found
      const known = { message, reference, account, amount, balance, unanswered: false }
      return { ...known, page: page ?? context.page }
    }),
    'expect an answer': assign({ unanswered: true }),
    'take a new number': assign(({ context }) => ({
      attempt: context.attempt + 1,
      unanswered: false,
      detail: null,
    })),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'show that no data was found': () => unprovided(),
    'open the payment page': (_args, _params: { page: string }) => unprovided(),
    'keep the number beyond a reload': (_args, _params: KeptNumber) => unprovided(),
    'drop the kept number': (_args, _params: KeptNumber) => unprovided(),
  },
  guards: {
    'the method is a message': (_, params: { kind: PaymentMethod['kind'] }) => params.kind === 'message',
    'there are no fields': (_, params: { fields: readonly unknown[] }) => params.fields.length === 0,
    'an answer is missing': (_, params: { unanswered: boolean }) => params.unanswered,
    'it is a withdrawal': (_, params: { purpose: Purpose }) => params.purpose === 'withdraw',
    'there is a page to pay at': (_, params: { page: string | null }) => params.page !== null,
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    'it never arrived, and is entered': ({ context }, params: Found) =>
      params.found === null && context.detail !== null,
    'it never arrived': (_, params: Found) => params.found === null,
    'the deposit is paid': ({ context }, params: Found) =>
      context.purpose === 'deposit' && params.found?.outcome === 'paid',
    'the deposit was declined': ({ context }, params: Found) =>
      context.purpose === 'deposit' && params.found?.outcome === 'declined',
    'it is paid outside': (_, params: Found) =>
      params.found?.outcome === 'open' && params.found.page !== null,
    'nothing is decided': (_, params: Found) => params.found === null || params.found.outcome === 'open',
  },
  /** Section 9; `another look` is ours. */
  delays: { 'close on failure': 100, 'close after the withdrawal': 500, 'another look': 5_000 },
})

export function numberOf({ purpose, method, formId, attempt }: PaymentContext): KeptNumber {
  return { purpose, id: method.id, formId, attempt }
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/payment/payment.provide.ts')
}
