import { assertEvent, type ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { payment } from './payment.setup.ts'

export const paymentMachine = payment.createMachine({
  id: 'payment',
  description: 'A player deposits or withdraws by a method whose form the server describes.',
  context: ({ input }) => ({
    ...input,
    formId: '',
    fields: [],
    attempt: 1,
    message: '',
    page: null,
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
            target: 'filling in',
            actions: { type: 'keep the fields', params: ({ event }) => event.output },
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
      description: 'The form can be sent; a refusal of the last attempt stands beside it.',
      meta: { section: '5 Dynamic form' },
      on: { submit: { target: 'submitting', actions: 'forget the failure' } },
    },
    submitting: {
      tags: ['form', 'busy'],
      meta: { section: '7 payment/deposit, payment/withdraw' },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          const { purpose, method, formId, attempt } = context
          return { purpose, id: method.id, formId, attempt, detail: event.detail }
        },
        onDone: [
          {
            guard: { type: 'it is a withdrawal', params: ({ context }) => ({ purpose: context.purpose }) },
            target: 'withdrawn',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },
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
              { type: 'open the payment page', params: ({ event }) => ({ page: event.output.page ?? '' }) },
              { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
            ],
          },
          {
            target: 'told',
            actions: { type: 'keep the answer', params: ({ event }) => event.output },
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
              'count the attempt',
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
    'paying outside': {
      description: 'The payment page is open in a tab of its own; it can be opened again from here.',
      meta: { section: '4 Dynamic dialog' },
      on: {
        'continue to the payment': {
          actions: {
            type: 'open the payment page',
            params: ({ context }) => ({ page: context.page ?? '' }),
          },
        },
        finish: 'closed',
      },
    },
    told: {
      description: "The server's message, or the method's own, is all there is to see.",
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
