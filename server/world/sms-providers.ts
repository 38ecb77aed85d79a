import { httpSms } from './sms.http.ts'
import type { Sms, SmsPlace } from './sms.ts'

export type KnownSmsProviders = Readonly<Record<string, (place: SmsPlace) => Sms>>

/** Every SMS provider, one line each, by its name in variables: small letters and digits. SMS_URL is the place of `http`. */
export const knownSmsProviders: KnownSmsProviders = {
  http: httpSms,
}
