import { assertEvent } from 'xstate'
import { failureOf } from '../failure.ts'
import { tellTheSite } from '../sent-form.ts'
import { phoneVerification } from './phone-verification.setup.ts'

/** The code is typed while the countdown for another one runs. */
export const askingForTheCode = phoneVerification.createStateConfig({
  type: 'parallel',
  tags: 'locked',
  description: 'A code is on its way; it is typed here, and another one can be asked for after the wait.',
  meta: { section: '4 Dashboard phone verification' },
  on: {
    'change the phone': { target: 'updating the number', actions: 'forget the failure' },
  },
  states: {
    code: {
      initial: 'typing',
      states: {
        typing: {
          on: { verify: { target: 'verifying', actions: 'forget the failure' } },
        },
        verifying: {
          tags: 'busy',
          meta: { section: '7 customer/updatephone, step 2' },
          entry: tellTheSite({ type: 'form.sent', form: 'phone verification' }),
          exit: tellTheSite({ type: 'form.answered', form: 'phone verification' }),
          invoke: {
            id: 'verify the code',
            src: 'verify the code',
            input: ({ context, event }) => {
              assertEvent(event, 'verify')
              return { phone: context.phone, code: event.code }
            },
            onDone: {
              target: '#phone verification.verified',
              actions: [
                { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
                { type: 'report the phone', params: ({ context }) => ({ phone: context.phone }) },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'the server refused',
                  params: ({ event }) => ({ failure: failureOf(event.error) }),
                },
                target: 'typing',
                actions: [
                  'clear the code',
                  { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                ],
              },
              {
                target: 'typing',
                actions: [
                  { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                ],
              },
            ],
          },
        },
      },
    },
    resend: {
      description: 'Another code can be asked for only after the wait.',
      initial: 'waiting',
      states: {
        waiting: {
          meta: { section: '9 Resend code countdown' },
          after: { 'resend wait': 'offered' },
          initial: 'counting down',
          states: {
            'counting down': {
              after: { tick: { target: 'counting down', reenter: true, actions: 'count down' } },
            },
          },
        },
        offered: {
          on: { 'send the code again': { target: 'sending again', actions: 'forget the failure' } },
        },
        'sending again': {
          tags: 'busy',
          meta: { section: '7 customer/updatephone, step 1' },
          entry: tellTheSite({ type: 'form.sent', form: 'phone verification' }),
          exit: tellTheSite({ type: 'form.answered', form: 'phone verification' }),
          invoke: {
            id: 'send the code',
            src: 'send the code',
            input: ({ context: { phone, accountPhone } }) => ({ phone, accountPhone }),
            onDone: {
              target: 'waiting',
              actions: [
                {
                  type: 'start the countdown',
                  params: ({ event }) => ({ secondsLeft: event.output.secondsLeft }),
                },
                { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
              ],
            },
            onError: {
              target: 'offered',
              actions: [
                { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              ],
            },
          },
        },
      },
    },
  },
})
