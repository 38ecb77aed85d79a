import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'

/** Section 9: how long the resend link stays hidden after a code was sent, and the tick of its countdown, in milliseconds. */
const resendWait = 60_000
const second = 1_000

export type PhoneVerificationEvent =
  | { type: 'send the code' }
  | { type: 'update the number' }
  | { type: 'keep the number' }
  | { type: 'send the code to another number'; phone: string }
  | { type: 'verify'; code: string }
  | { type: 'send the code again' }
  | { type: 'change the phone' }

export type PhoneVerificationEffect = 'show the failure' | 'show the success' | 'report the phone'

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

export const phoneVerification = setup({
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
      secondsLeft: Math.min(Math.max(params.secondsLeft, 0), resendWait / second),
    })),
    'count down': assign(({ context }) => ({ secondsLeft: Math.max(context.secondsLeft - 1, 0) })),
    'clear the code': assign(({ context }) => ({ failedCodes: context.failedCodes + 1 })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'report the phone': (_args, _params: { phone: string }) => unprovided(),
  },
  guards: {
    'the phone is verified': (_, params: { standing: string }) => params.standing === 'verified',
    'the player has just registered': (_, params: { standing: string }) =>
      params.standing === 'just registered',
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    'a code was sent': (_, params: { sent: object | null }) => params.sent !== null,
  },
  delays: {
    'resend wait': ({ context }) => Math.min(context.secondsLeft * second, resendWait),
    tick: second,
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/phone-verification/phone-verification.provide.ts')
}
