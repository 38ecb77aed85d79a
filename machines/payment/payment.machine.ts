import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type {
  HouseAccount,
  PaymentDetail,
  PaymentField,
  PaymentMethod,
  PaymentState,
} from '#contract/payment.ts'
import { itsFailure } from '../failure.ts'
import type { KeptNumber, SentNumber } from '../sent-form.ts'
import type { TabFact } from '../tab-fact.ts'
import { site } from '../to-site.ts'

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

export const paymentMachine = setup({
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
    'it never arrived, and there are no fields': ({ context }, params: Found) =>
      params.found === null && context.fields.length === 0,
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
}).createMachine({
  id: 'payment',
  description: 'A player deposits or withdraws by a method whose form the server describes.',
  context: ({ input }) => ({
    ...input,
    formId: '',
    fields: [],
    attempt: 1,
    unanswered: false,
    detail: null,
    message: '',
    page: null,
    reference: '',
    account: null,
    amount: 0,
    balance: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A method that is only a message has no form.',
      meta: { section: '2 Dynamic deposit and withdraw dialogs' },
      always: [
        {
          guard: {
            type: 'the method is a message',
            params: ({ context }) => ({ kind: context.method.kind }),
          },
          target: 'told',
          actions: 'keep the words of the method',
        },
        { target: 'loading the fields' },
      ],
    },
    'loading the fields': {
      description: 'The server is asked what the chosen way of paying needs to know.',
      meta: { section: '7 payment/detail' },
      invoke: {
        id: 'load the fields',
        src: 'load the fields',
        input: ({ context }) => ({ purpose: context.purpose, id: context.method.id }),
        onDone: [
          {
            guard: { type: 'an answer is missing', params: ({ event }) => event.output },
            target: 'finding the payment',
            actions: { type: 'keep the form', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'there are no fields',
              params: ({ event }) => ({ fields: event.output.fields }),
            },
            target: 'failed',
            actions: 'show that no data was found',
          },
          {
            target: 'filling in',
            actions: { type: 'keep the form', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'filling in': {
      tags: 'form',
      description:
        'The form can be sent; a refusal of the last attempt stands beside it. Where an answer is missing, what became of that payment is asked first: no second one is made.',
      meta: { section: '5 Dynamic form' },
      on: {
        submit: [
          {
            guard: { type: 'an answer is missing', params: ({ context }) => context },
            target: 'finding the payment',
            actions: { type: 'keep what was entered', params: ({ event }) => ({ detail: event.detail }) },
          },
          {
            target: 'submitting',
            actions: { type: 'keep what was entered', params: ({ event }) => ({ detail: event.detail }) },
          },
        ],
      },
    },
    'finding the payment': {
      tags: ['form', 'busy'],
      description:
        'A payment was sent from this form and its answer never came, or the page was reloaded meanwhile. If the server has it, it is shown; if not, what is entered is sent under the same number. It is asked for though the form has no fields.',
      meta: { section: '4 Dynamic dialog' },
      entry: sendTo(site, { type: 'payment.sent' }),
      exit: sendTo(site, { type: 'payment.answered' }),
      invoke: {
        id: 'ask what became of it',
        src: 'ask what became of it',
        input: ({ context: { formId, attempt } }) => ({ formId, attempt }),
        onDone: [
          {
            guard: {
              type: 'it never arrived, and is entered',
              params: ({ event }) => ({ found: event.output }),
            },
            target: 'submitting',
          },
          {
            guard: {
              type: 'it never arrived, and there are no fields',
              params: ({ event }) => ({ found: event.output }),
            },
            target: 'failed',
            actions: 'show that no data was found',
          },
          {
            guard: { type: 'it never arrived', params: ({ event }) => ({ found: event.output }) },
            target: 'filling in',
          },
          {
            guard: { type: 'the deposit is paid', params: ({ event }) => ({ found: event.output }) },
            target: 'paid',
            actions: [
              { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
            ],
          },
          {
            guard: { type: 'the deposit was declined', params: ({ event }) => ({ found: event.output }) },
            target: 'declined',
            actions: [
              { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
            ],
          },
          {
            guard: { type: 'it is paid outside', params: ({ event }) => ({ found: event.output }) },
            target: 'paying outside',
            actions: [
              { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
            ],
          },
          {
            target: 'told',
            actions: [
              { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'there are no fields', params: ({ context }) => context },
            target: 'failed',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
          {
            target: 'filling in',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: ['form', 'busy'],
      description:
        'The payment is under way. The dialog may close meanwhile: the flow waits for the answer, and its number is kept over a reload, so that what was sent is found again and never paid twice.',
      meta: { section: '7 payment/deposit, payment/withdraw' },
      entry: [
        'expect an answer',
        { type: 'keep the number beyond a reload', params: ({ context }) => numberOf(context) },
        sendTo(site, { type: 'payment.sent' }),
      ],
      exit: sendTo(site, { type: 'payment.answered' }),
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { purpose, method, formId, attempt, detail } }) => ({
          purpose,
          id: method.id,
          formId,
          attempt,
          detail: detail ?? {},
        }),
        onDone: [
          {
            guard: { type: 'it is a withdrawal', params: ({ context }) => ({ purpose: context.purpose }) },
            target: 'withdrawn',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
            ],
          },
          {
            guard: {
              type: 'there is a page to pay at',
              params: ({ event }) => ({ page: event.output.page }),
            },
            target: 'paying outside',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              { type: 'open the payment page', params: ({ event }) => ({ page: event.output.page ?? '' }) },
              { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
            ],
          },
          {
            target: 'told',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'the server refused', params: itsFailure },
            target: 'filling in',
            actions: [
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              'take a new number',
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
          {
            target: 'filling in',
            actions: [
              { type: 'say why', params: itsFailure },
              { type: 'show the failure', params: itsFailure },
            ],
          },
        ],
      },
    },
    'paying outside': {
      description:
        'The payment page is open in a tab of its own; it can be opened again from here. What becomes of the payment is asked for while the page can be seen.',
      meta: { section: '4 Dynamic dialog' },
      invoke: { id: 'watch the tab', src: 'watch the tab' },
      on: {
        'continue to the payment': {
          actions: { type: 'open the payment page', params: ({ context }) => ({ page: context.page ?? '' }) },
        },
        finish: '#payment.closed',
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'The server is asked what has become of the payment.',
          on: { 'tab.hidden': 'out of sight' },
          invoke: {
            id: 'ask what became of it',
            src: 'ask what became of it',
            input: ({ context: { formId, attempt } }) => ({ formId, attempt }),
            onDone: [
              {
                guard: { type: 'the deposit is paid', params: ({ event }) => ({ found: event.output }) },
                target: '#payment.paid',
                actions: { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              },
              {
                guard: { type: 'the deposit was declined', params: ({ event }) => ({ found: event.output }) },
                target: '#payment.declined',
                actions: { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              },
              {
                guard: { type: 'nothing is decided', params: ({ event }) => ({ found: event.output }) },
                target: 'waiting',
                actions: { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              },
              {
                target: '#payment.told',
                actions: { type: 'keep what was found', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          description:
            'Nothing is decided yet; it is asked for again soon, and at once when a notification comes.',
          on: { 'hub.notified': 'looking', 'tab.hidden': 'out of sight' },
          after: { 'another look': 'looking' },
        },
        'out of sight': {
          description: 'In a hidden tab nothing is asked; whoever comes back is told at once.',
          on: { 'tab.shown': 'looking' },
        },
      },
    },
    paid: {
      description: 'The money is in the balance: the sum, the new balance, and a way to play.',
      meta: { section: '4 Dynamic dialog' },
      on: { finish: 'closed' },
    },
    declined: {
      description: "The provider did not take the money: the server's words, and a way to try again.",
      meta: { section: '4 Dynamic dialog' },
      on: {
        'try again': [
          {
            guard: { type: 'there are no fields', params: ({ context }) => context },
            target: 'failed',
            actions: 'show that no data was found',
          },
          { target: 'filling in', actions: 'take a new number' },
        ],
        finish: 'closed',
      },
    },
    told: {
      description:
        "The server's message, or the method's own; a payment that stays open says so with its reference, a transfer names the account.",
      meta: { section: '4 Dynamic dialog' },
      on: { finish: 'closed' },
    },
    withdrawn: {
      description: 'The withdrawal is asked for; the dialog closes by itself.',
      meta: { section: '4 Dynamic dialog' },
      after: { 'close after the withdrawal': 'closed' },
    },
    failed: {
      description: 'There is no form to fill in; the dialog closes by itself.',
      meta: { section: '8 Empty payment detail' },
      after: { 'close on failure': 'closed' },
    },
    closed: { type: 'final', description: 'The dialog closes.', meta: { section: '4 Dynamic dialog' } },
  },
})

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

function numberOf({ purpose, method, formId, attempt }: PaymentContext): KeptNumber {
  return { purpose, id: method.id, formId, attempt }
}

function unprovided(): never {
  throw new Error('This is provided in src/flows/payment/payment.provide.ts')
}
