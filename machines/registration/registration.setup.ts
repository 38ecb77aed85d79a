import { assign, fromPromise, setup } from 'xstate'
import type { Country, RegistrationForm, StoredSession } from '#contract/auth.ts'
import type { Failure } from '#contract/failure.ts'
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts'
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
  | 'sign the player in'
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

export const registration = setup({
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
    'sign the player in': (_args, _params: { session: StoredSession }) => unprovided(),
    'throw the confetti': () => unprovided(),
  },
  guards: {
    'a trial bonus is offered': (_, params: { trialBonus: number }) => params.trialBonus > 0,
    'the trial bonus was claimed': (_, params: { end: string }) => params.end === 'claimed',
  },
  /** Section 9. */
  delays: { 'country list': 300, confetti: 100 },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/registration/registration.provide.ts')
}
