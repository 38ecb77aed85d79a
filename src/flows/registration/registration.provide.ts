import { fromPromise } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import { registrationMachine, type RegistrationEffect } from '#machines/registration/registration.machine.ts'
import { ask } from '../../http/ask.ts'
import { fingerprint } from '../../session/fingerprint.ts'
import { throwConfetti } from '../../ui/throw-confetti.ts'
import { providePhoneVerification } from '../phone-verification/phone-verification.provide.ts'
import { tellFailure, tellSuccess } from '../tell.ts'
import { providedTrialBonus } from '../trial-bonus/trial-bonus.provide.ts'
import { registrationOf } from './registration.wire.ts'

type Provided = Parameters<typeof registrationMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RegistrationEffect>

interface Site {
  signIn: (session: StoredSession) => void
  /** Tells the site which number is verified now. */
  verified: (phone: string) => void
}

export function provideRegistration({ signIn, verified }: Site): typeof registrationMachine {
  return registrationMachine.provide({
    actors: {
      'load the countries': fromPromise(async ({ signal }) => {
        const { data } = await ask('auth/form', {}, { signal })
        return data.countries
      }),
      register: fromPromise(async ({ input, signal }) => {
        const { data, message } = await ask('auth/register', registrationOf(input), { signal })
        return { session: { ...data, fingerprint: fingerprint() }, message: message ?? '' }
      }),
      'phone verification': providePhoneVerification(verified),
      'trial bonus': providedTrialBonus,
    } satisfies Required<Actors>,
    actions: {
      'show the failure': (_, { failure }) => tellFailure(failure),
      'show the success': (_, { message }) => tellSuccess(message),
      'sign the player in': (_, { session }) => signIn(session),
      'throw the confetti': () => void throwConfetti(),
    } satisfies Required<Effects>,
  })
}
