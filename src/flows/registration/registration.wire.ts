import { defaultCurrencyId, phonePrefix, type Registration, type RegistrationForm } from '#contract/auth.ts'

const referralKey = 'refId'

/** What is typed becomes what is sent: phone with its prefix, country as a number, the referral kept in this browser. */
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
