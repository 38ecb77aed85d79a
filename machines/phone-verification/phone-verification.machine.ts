import { assertEvent, assign, fromPromise, not, or, sendTo, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

/** Section 9: milliseconds that the resend link stays hidden after a code was sent. */
export const resendWait = 60_000

export type PhoneVerificationEvent =
  | { type: 'send the code' }
  | { type: 'update the number' }
  | { type: 'keep the number' }
  | { type: 'send the code to another number'; phone: string }
  | { type: 'verify'; code: string }
  | { type: 'send the code again' }
  | { type: 'change the phone' }

export type PhoneVerificationEffect = 'show the failure' | 'show the success'

export interface PhoneVerificationInput {
  /** With its prefix, digits only. */
  phone: string
  /** `just registered`: the first code is sent at once. */
  standing: 'not verified' | 'just registered' | 'verified'
}

/** `secondsLeft`: whole seconds until a resend is allowed, from the server's `sentAt`. */
export interface CodeSent {
  secondsLeft: number
  message: string
}

/** A code that is still valid, from this browser's storage. */
export interface CodeKept {
  phone: string
  secondsLeft: number
}

export interface PhoneVerificationContext {
  /** Where codes are sent. */
  phone: string
  accountPhone: string
  standing: PhoneVerificationInput['standing']
  secondsLeft: number
  /** Refused codes: the code field is emptied whenever this grows. */
  failedCodes: number
  failure: Failure | null
}

export const phoneVerificationMachine = setup({
  types: {
    context: {} as PhoneVerificationContext,
    events: {} as PhoneVerificationEvent,
    input: {} as PhoneVerificationInput,
    output: {} as { phone: string },
    tags: {} as 'busy' | 'locked' | 'editable',
    meta: {} as { section: string },
  },
  actors: {
    'recall the sent code': fromPromise<CodeKept | null, { accountPhone: string }>(unprovided),
    'send the code': fromPromise<CodeSent, { phone: string; accountPhone: string }>(unprovided),
    'verify the code': fromPromise<{ message: string }, { phone: string; code: string }>(unprovided),
  },
  actions: {
    'remember the phone': assign((_, params: { phone: string }) => ({ phone: params.phone })),
    'go back to the known phone': assign(({ context }) => ({ phone: context.accountPhone })),
    'start the countdown': assign((_, params: { secondsLeft: number }) => ({
      secondsLeft: Math.min(Math.max(params.secondsLeft, 0), resendWait / 1_000),
    })),
    'count down': assign(({ context }) => ({ secondsLeft: Math.max(context.secondsLeft - 1, 0) })),
    'clear the code': assign(({ context }) => ({ failedCodes: context.failedCodes + 1 })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'report the phone': sendTo(site, (_, params: { phone: string }) => ({
      type: 'phone.verified',
      phone: params.phone,
    })),
  },
  guards: {
    'the phone is verified': (_, params: { standing: string }) => params.standing === 'verified',
    'the player has just registered': (_, params: { standing: string }) =>
      params.standing === 'just registered',
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    'the wait is over': ({ context }) => context.secondsLeft === 0,
    'a code was sent': (_, params: { sent: object | null }) => params.sent !== null,
    'nothing is on its way': not(
      or([
        stateIn({ 'asking for the code': { code: 'verifying' } }),
        stateIn({ 'asking for the code': { resend: 'sending again' } }),
      ]),
    ),
  },
  delays: { 'resend wait': resendWait, tick: 1_000 },
}).createMachine({
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
      meta: { section: '4 Dashboard phone verification' },
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
      description: 'The server sends an SMS to the number of the account.',
      meta: { section: '7 customer/updatephone, step 1' },
      entry: sendTo(site, { type: 'phone verification.sent' }),
      exit: sendTo(site, { type: 'phone verification.answered' }),
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
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'sending to another number': {
      tags: ['busy', 'editable'],
      description: 'The server sends an SMS to the number that the player has entered.',
      meta: { section: '7 customer/updatephone, step 1' },
      entry: sendTo(site, { type: 'phone verification.sent' }),
      exit: sendTo(site, { type: 'phone verification.answered' }),
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
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'asking for the code': {
      type: 'parallel',
      tags: 'locked',
      description: 'A code is on its way; it is typed here, and another one can be asked for after the wait.',
      meta: { section: '4 Dashboard phone verification' },
      on: {
        'change the phone': {
          guard: 'nothing is on its way',
          target: 'updating the number',
          actions: 'forget the failure',
        },
      },
      states: {
        code: {
          description: 'The six digits from the SMS.',
          initial: 'typing',
          states: {
            typing: {
              description: 'The player enters the digits; a wrong code leads back here.',
              on: {
                verify: {
                  guard: 'nothing is on its way',
                  target: 'verifying',
                  actions: 'forget the failure',
                },
              },
            },
            verifying: {
              tags: 'busy',
              description: 'The server checks the digits: the player waits.',
              meta: { section: '7 customer/updatephone, step 2' },
              entry: sendTo(site, { type: 'phone verification.sent' }),
              exit: sendTo(site, { type: 'phone verification.answered' }),
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
                    guard: { type: 'the server refused', params: itsFailure },
                    target: 'typing',
                    actions: [
                      'clear the code',
                      { type: 'say why', params: itsFailure },
                      { type: 'show the failure', params: itsFailure },
                    ],
                  },
                  {
                    target: 'typing',
                    actions: [
                      { type: 'say why', params: itsFailure },
                      { type: 'show the failure', params: itsFailure },
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
              description: 'A code that is recalled has only the rest of the wait.',
              meta: { section: '9 Resend code countdown' },
              always: { guard: 'the wait is over', target: 'offered' },
              after: { 'resend wait': 'offered' },
              initial: 'counting down',
              states: {
                'counting down': {
                  description: 'The player sees how many seconds are left, one less each second.',
                  after: { tick: { target: 'counting down', reenter: true, actions: 'count down' } },
                },
              },
            },
            offered: {
              description: 'A link sends another code.',
              on: {
                'send the code again': {
                  guard: 'nothing is on its way',
                  target: 'sending again',
                  actions: 'forget the failure',
                },
              },
            },
            'sending again': {
              tags: 'busy',
              description: 'The server sends another code to the same number.',
              meta: { section: '7 customer/updatephone, step 1' },
              entry: sendTo(site, { type: 'phone verification.sent' }),
              exit: sendTo(site, { type: 'phone verification.answered' }),
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
                    { type: 'say why', params: itsFailure },
                    { type: 'show the failure', params: itsFailure },
                  ],
                },
              },
            },
          },
        },
      },
    },
    verified: {
      type: 'final',
      description: 'The phone is verified; there is nothing left to do.',
      meta: { section: '4 Dashboard phone verification' },
    },
  },
})

export type PhoneVerificationActor = ActorRefFrom<typeof phoneVerificationMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/phone-verification/phone-verification.provide.ts')
}
