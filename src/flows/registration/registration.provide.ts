import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { registrationMachine, type RegistrationEffect } from '#machines/registration/registration.machine.ts'
import { ask } from '../../http/ask.ts'
import { fingerprint } from '../../session/fingerprint.ts'
import { showToast } from '../../ui/toast.ts'
import { throwConfetti } from '../../ui/throw-confetti.ts'
import { providedPhoneVerification } from '../phone-verification/phone-verification.provide.ts'
import { tellFailure, tellSuccess } from '../tell.ts'
import { providedTrialBonus } from '../trial-bonus/trial-bonus.provide.ts'
import { registrationOf } from './registration.wire.ts'

type Provided = Parameters<typeof registrationMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RegistrationEffect>

export const providedRegistration: typeof registrationMachine = registrationMachine.provide({
  actors: {
    'load the countries': fromPromise(async ({ signal }) => {
      const { data } = await ask('auth/form', {}, { signal })
      return data.countries
    }),
    register: fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('auth/register', registrationOf(input), { signal })
      return { session: { ...data, fingerprint: fingerprint() }, message: message ?? '' }
    }),
    'phone verification': providedPhoneVerification,
    'trial bonus': providedTrialBonus,
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
    'show that the phone can be verified later': () =>
      showToast({
        kind: 'warning',
        text: t`Telefonunuz doğrulanamadı. Hesabım sayfasından doğrulayabilirsiniz.`,
      }),
    'show that the trial bonus can be claimed later': () =>
      showToast({ kind: 'warning', text: t`Deneme bonusunu Bonus Talep sayfasından alabilirsiniz.` }),
    'throw the confetti': () => void throwConfetti(),
  } satisfies Required<Effects>,
})
