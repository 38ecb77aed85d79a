import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { tellTheSite } from '../sent-form.ts'
import { askingForTheCode } from './phone-verification.code.ts'
import { phoneVerification } from './phone-verification.setup.ts'

export const phoneVerificationMachine = phoneVerification.createMachine({
  id: 'phone verification',
  description: 'A player proves by an SMS code that the phone number is theirs.',
  context: ({ input }) => ({
    ...input,
    accountPhone: input.phone,
    secondsLeft: 0,
    failedCodes: 0,
    failure: null,
  }),
  output: ({ context }) => ({ phone: context.phone }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Where to begin is decided by what is known of the phone.',
      always: [
        {
          guard: { type: 'the phone is verified', params: ({ context }) => ({ standing: context.standing }) },
          target: 'verified',
        },
        {
          guard: {
            type: 'the player has just registered',
            params: ({ context }) => ({ standing: context.standing }),
          },
          target: 'sending the code',
        },
        { target: 'recalling the sent code' },
      ],
    },
    'recalling the sent code': {
      tags: 'busy',
      description: 'A code sent before, to whichever number, is still good: its countdown goes on.',
      meta: { section: '4 Dashboard phone verification' },
      invoke: {
        id: 'recall the sent code',
        src: 'recall the sent code',
        input: ({ context: { accountPhone } }) => ({ accountPhone }),
        onDone: [
          {
            guard: { type: 'a code was sent', params: ({ event }) => ({ sent: event.output }) },
            target: 'asking for the code',
            actions: [
              {
                type: 'remember the phone',
                params: ({ event, context }) => ({ phone: event.output?.phone ?? context.phone }),
              },
              {
                type: 'start the countdown',
                params: ({ event }) => ({ secondsLeft: event.output?.secondsLeft ?? 0 }),
              },
            ],
          },
          { target: 'not verified' },
        ],
        onError: 'not verified',
      },
    },
    'not verified': {
      tags: 'locked',
      description: 'The number of the account is shown; a code can be sent to it.',
      meta: { section: '4 Dashboard phone verification' },
      on: {
        'send the code': { target: 'sending the code', actions: 'forget the failure' },
        'update the number': { target: 'updating the number', actions: 'forget the failure' },
      },
    },
    'updating the number': {
      tags: 'editable',
      description: 'The number can be changed; the code goes to the new one.',
      meta: { section: '2 Phone verification screen' },
      on: {
        'keep the number': {
          target: 'recalling the sent code',
          actions: ['forget the failure', 'go back to the known phone'],
        },
        'send the code to another number': {
          target: 'sending to another number',
          actions: [
            'forget the failure',
            { type: 'remember the phone', params: ({ event }) => ({ phone: event.phone }) },
          ],
        },
      },
    },
    'sending the code': {
      tags: ['busy', 'locked'],
      meta: { section: '7 customer/updatephone, step 1' },
      entry: tellTheSite({ type: 'form.sent', form: 'phone verification' }),
      exit: tellTheSite({ type: 'form.answered', form: 'phone verification' }),
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: ({ context: { phone, accountPhone } }) => ({ phone, accountPhone }),
        onDone: {
          target: 'asking for the code',
          actions: [
            {
              type: 'start the countdown',
              params: ({ event }) => ({ secondsLeft: event.output.secondsLeft }),
            },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'not verified',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    'sending to another number': {
      tags: ['busy', 'editable'],
      meta: { section: '7 customer/updatephone, step 1' },
      entry: tellTheSite({ type: 'form.sent', form: 'phone verification' }),
      exit: tellTheSite({ type: 'form.answered', form: 'phone verification' }),
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: ({ context: { phone, accountPhone } }) => ({ phone, accountPhone }),
        onDone: {
          target: 'asking for the code',
          actions: [
            {
              type: 'start the countdown',
              params: ({ event }) => ({ secondsLeft: event.output.secondsLeft }),
            },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'updating the number',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    'asking for the code': askingForTheCode,
    verified: {
      type: 'final',
      description: 'The phone is verified; there is nothing left to do.',
      meta: { section: '4 Dashboard phone verification' },
    },
  },
})

export type PhoneVerificationActor = ActorRefFrom<typeof phoneVerificationMachine>
