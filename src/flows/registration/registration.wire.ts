import { defaultCurrencyId, phonePrefix, type Registration, type RegistrationForm } from '#contract/auth.ts'

const referralKey = 'refId'

/** From the form to the request: phone with its prefix, country as a number, the referral from localStorage. */
export function registrationOf(form: RegistrationForm): Registration {
  const refId = Number(localStorage.getItem(referralKey))
  return {
    ...form,
    phone: phonePrefix + form.phone,
    country: Number(form.country),
    currencyId: defaultCurrencyId,
    ...(Number.isSafeInteger(refId) && refId > 0 && { refId }),
  }
}
