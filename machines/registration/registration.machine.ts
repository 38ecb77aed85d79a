import { assertEvent, assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Country, RegistrationForm, StoredSession } from '#contract/auth.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts'
import { site } from '../to-site.ts'
import { trialBonusMachine } from '../trial-bonus/trial-bonus.machine.ts'

export type RegistrationEvent =
  | { type: 'try again' }
  | { type: 'register'; form: RegistrationForm }
  | { type: 'deposit' }
  | { type: 'open the live chat' }
  /** Start-up has loaded the amount after the dialog opened. */
  | { type: 'trial bonus.announced'; trialBonus: number }

export type RegistrationEffect =
  | 'show the failure'
  | 'show the success'
  | 'show that the phone can be verified later'
  | 'show that the trial bonus can be claimed later'
  | 'throw the confetti'

export type AfterRegistration = 'nothing' | 'deposit' | 'live chat'

export interface RegistrationContext {
  /** Offered when above 0. */
  trialBonus: number
  countries: Country[]
  /** With its prefix, digits only. */
  phone: string
  failure: Failure | null
  next: AfterRegistration
}

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as { trialBonus: number },
    output: {} as { next: AfterRegistration },
    children: {} as {
      'load the countries': 'load the countries'
      register: 'register'
      'phone verification': 'phone verification'
      'trial bonus': 'trial bonus'
    },
    tags: {} as 'busy' | 'form',
    meta: {} as { section: string },
  },
  actors: {
    'load the countries': fromPromise<Country[]>(unprovided),
    register: fromPromise<{ session: StoredSession; message: string }, RegistrationForm>(unprovided),
    'phone verification': phoneVerificationMachine,
    'trial bonus': trialBonusMachine,
  },
  actions: {
    'remember the trial bonus': assign((_, params: { trialBonus: number }) => ({
      trialBonus: params.trialBonus,
    })),
    'keep the countries': assign((_, params: { countries: Country[] }) => ({ countries: params.countries })),
    'remember the phone': assign((_, params: { phone: string }) => ({ phone: params.phone })),
    'remember what is next': assign((_, params: { next: AfterRegistration }) => ({ next: params.next })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
    'show that the phone can be verified later': () => unprovided(),
    'show that the trial bonus can be claimed later': () => unprovided(),
    'sign the player in': sendTo(site, (_, params: { session: StoredSession }) => ({
      type: 'session.established',
      session: params.session,
    })),
    'throw the confetti': () => unprovided(),
  },
  guards: {
    'a trial bonus is offered': (_, params: { trialBonus: number }) => params.trialBonus > 0,
    'the trial bonus was claimed': (_, params: { end: string }) => params.end === 'claimed',
  },
  /** Section 9. */
  delays: { 'country list': 300, confetti: 100 },
}).createMachine({
  id: 'registration',
  description: 'A visitor signs up, verifies the phone and is welcomed.',
  context: ({ input }) => ({
    trialBonus: input.trialBonus,
    countries: [],
    phone: '',
    failure: null,
    next: 'nothing',
  }),
  output: ({ context }) => ({ next: context.next }),
  initial: 'loading the countries',
  on: {
    'trial bonus.announced': {
      actions: {
        type: 'remember the trial bonus',
        params: ({ event }) => ({ trialBonus: event.trialBonus }),
      },
    },
  },
  states: {
    'loading the countries': {
      tags: 'form',
      description: 'The form is open; the list of countries is on its way.',
      meta: { section: '7 auth/form' },
      invoke: {
        id: 'load the countries',
        src: 'load the countries',
        onDone: {
          target: 'laying out the countries',
          actions: { type: 'keep the countries', params: ({ event }) => ({ countries: event.output }) },
        },
        onError: { target: 'without countries', actions: { type: 'say why', params: itsFailure } },
      },
    },
    'laying out the countries': {
      tags: 'form',
      description: 'The list is shown a moment after it has come.',
      meta: { section: '9 country list' },
      after: { 'country list': 'filling in' },
    },
    'without countries': {
      tags: 'form',
      description: 'The countries did not come: the person sees why and can ask again.',
      meta: { section: '8 Any call with success false' },
      on: { 'try again': { target: 'loading the countries', actions: 'forget the failure' } },
    },
    'filling in': {
      tags: 'form',
      description: 'The form can be sent; a refusal of the last attempt stands beside it.',
      meta: { section: '2 Registration dialog' },
      on: { register: { target: 'registering', actions: 'forget the failure' } },
    },
    registering: {
      tags: ['form', 'busy'],
      description: 'The server makes the account; nothing of the form is kept here.',
      meta: { section: '7 auth/register' },
      entry: sendTo(site, { type: 'registration.sent' }),
      exit: sendTo(site, { type: 'registration.answered' }),
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'register')
          return event.form
        },
        onDone: {
          target: 'verifying the phone',
          actions: [
            { type: 'remember the phone', params: ({ event }) => ({ phone: event.output.session.phone }) },
            { type: 'sign the player in', params: ({ event }) => ({ session: event.output.session }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'filling in',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'verifying the phone': {
      description:
        'The phone that was entered is verified; it is locked, and its code is sent at once. If this step breaks, the player reads where it can be done later.',
      meta: { section: '4 Registration' },
      invoke: {
        id: 'phone verification',
        src: 'phone verification',
        input: ({ context }) => ({ phone: context.phone, standing: 'just registered' as const }),
        onDone: 'celebrating',
        onError: [
          {
            guard: {
              type: 'a trial bonus is offered',
              params: ({ context }) => ({ trialBonus: context.trialBonus }),
            },
            target: 'welcoming.welcomed',
            actions: [
              'show that the phone can be verified later',
              'show that the trial bonus can be claimed later',
            ],
          },
          { target: 'welcoming.welcomed', actions: 'show that the phone can be verified later' },
        ],
      },
    },
    celebrating: {
      description: 'The phone is verified; the confetti starts a moment later.',
      meta: { section: '4 Registration' },
      after: { confetti: { target: 'welcoming', actions: 'throw the confetti' } },
    },
    welcoming: {
      description: 'Congratulations: the player has an account.',
      meta: { section: '2 Registration dialog' },
      initial: 'choosing the words',
      states: {
        'choosing the words': {
          description: 'What is shown depends on whether a trial bonus is offered.',
          always: [
            {
              guard: {
                type: 'a trial bonus is offered',
                params: ({ context }) => ({ trialBonus: context.trialBonus }),
              },
              target: 'offering the trial bonus',
            },
            { target: 'welcomed' },
          ],
        },
        'offering the trial bonus': {
          description:
            'The trial bonus is claimed, which ends the registration, or left. If this step breaks, the player reads where it can be claimed later.',
          meta: { section: '4 trial bonus check' },
          invoke: {
            id: 'trial bonus',
            src: 'trial bonus',
            onDone: [
              {
                guard: {
                  type: 'the trial bonus was claimed',
                  params: ({ event }) => ({ end: event.output.end }),
                },
                target: '#registration.closed',
              },
              { target: 'welcomed' },
            ],
            onError: { target: 'welcomed', actions: 'show that the trial bonus can be claimed later' },
          },
        },
        welcomed: {
          description:
            'A deposit or a talk is one click away; both close the dialog. A trial bonus that becomes known only now is offered.',
          on: {
            'trial bonus.announced': {
              guard: {
                type: 'a trial bonus is offered',
                params: ({ event }) => ({ trialBonus: event.trialBonus }),
              },
              target: 'offering the trial bonus',
              actions: {
                type: 'remember the trial bonus',
                params: ({ event }) => ({ trialBonus: event.trialBonus }),
              },
            },
            deposit: {
              target: '#registration.closed',
              actions: { type: 'remember what is next', params: { next: 'deposit' } },
            },
            'open the live chat': {
              target: '#registration.closed',
              actions: { type: 'remember what is next', params: { next: 'live chat' } },
            },
          },
        },
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog closes; what the player chose comes next.',
      meta: { section: '2 Registration dialog' },
    },
  },
})

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/registration/registration.provide.ts')
}
