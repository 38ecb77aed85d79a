import { payment } from './payment.setup.ts'

/** The player pays on the provider's page; this tab polls the state of the payment. */
export const payingOutside = payment.createStateConfig({
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
})
