import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { tellTheSite } from '../sent-form.ts'
import { payingOutside } from './payment.outside.ts'
import { numberOf, payment } from './payment.setup.ts'

export const paymentMachine = payment.createMachine({
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
      meta: { section: '7 payment/detail' },
      invoke: {
        id: 'load the fields',
        src: 'load the fields',
        input: ({ context }) => ({ purpose: context.purpose, id: context.method.id }),
        onDone: [
          {
            guard: {
              type: 'there are no fields',
              params: ({ event }) => ({ fields: event.output.fields }),
            },
            target: 'failed',
            actions: 'show that no data was found',
          },
          {
            guard: { type: 'an answer is missing', params: ({ event }) => event.output },
            target: 'finding the payment',
            actions: { type: 'keep the form', params: ({ event }) => event.output },
          },
          {
            target: 'filling in',
            actions: { type: 'keep the form', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
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
        'A payment was sent from this form and its answer never came, or the page was reloaded meanwhile. If the server has it, it is shown; if not, what is entered is sent under the same number.',
      meta: { section: '4 Dynamic dialog' },
      entry: tellTheSite({ type: 'form.sent', form: 'payment' }),
      exit: tellTheSite({ type: 'form.answered', form: 'payment' }),
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
        onError: {
          target: 'filling in',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
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
        tellTheSite({ type: 'form.sent', form: 'payment' }),
      ],
      exit: tellTheSite({ type: 'form.answered', form: 'payment' }),
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
            ],
          },
        ],
        onError: [
          {
            guard: {
              type: 'the server refused',
              params: ({ event }) => ({ failure: failureOf(event.error) }),
            },
            target: 'filling in',
            actions: [
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },
              'take a new number',
              { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
          {
            target: 'filling in',
            actions: [
              { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
        ],
      },
    },
    'paying outside': payingOutside,
    paid: {
      description: 'The money is in the balance: the sum, the new balance, and a way to play.',
      meta: { section: '4 Dynamic dialog' },
      on: { finish: 'closed' },
    },
    declined: {
      description: "The provider did not take the money: the server's words, and a way to try again.",
      meta: { section: '4 Dynamic dialog' },
      on: {
        'try again': { target: 'filling in', actions: 'take a new number' },
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
    closed: { type: 'final', description: 'The dialog closes.' },
  },
})

export type PaymentActor = ActorRefFrom<typeof paymentMachine>
