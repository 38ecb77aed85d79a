import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import {
  atOnce,
  digits,
  email,
  equal,
  exactDigits,
  id,
  lettersAndDigits,
  newSecret,
  personName,
  secret,
  text,
  typedCode,
} from './field.ts'
import { money } from './money.ts'

export const defaultCountryId = 235
export const defaultCountryName = 'Türkiye'
export const defaultCurrencyId = 1
export const defaultBirthDate = { day: '01', month: '01', year: '1970' } as const
export const phonePrefix = '90'
/** Digits that a player types after the prefix. */
export const phoneDigits = 10

/** Section 5: at least 5; at most what the login form takes. */
const newPasswordBounds = { min: 5, max: 100 }
export const newPassword = newSecret(newPasswordBounds)
/** One that was chosen before. */
export const oldPassword = secret(newPasswordBounds)
/** One writing of one number: 0532…, 0090532… and 532… are 90532…, the mobile number of one person. */
export const wholePhone = (typed: string) => typed.replace(/^(?:00)?(?:90)?0?(?=5\d{9}$)/, phonePrefix)
/** With its prefix, digits only. */
export const phone = digits({ min: 5, max: 20 }).check(z.overwrite(wholePhone))

/** What the server says of a player who has just signed in (section 3, auth data). */
export const session = z.object({
  token: z.string().check(z.minLength(1)),
  username: z.string(),
  usercode: z.string(),
  /** What can be played: cash and bonus. */
  balance: money,
  /** Of it, what can be withdrawn. */
  withdrawable: money,
  phone: z.string(),
  smsVerified: z.boolean(),
  betsyCid: z.string(),
  betsyUrl: z.string(),
  betsyToken: z.string(),
  betcoToken: z.string(),
  betcoUrl: z.string(),
})
export type Session = z.output<typeof session>

/** Kept locally: the session and the fingerprint it is tied to. One that an older release left does not say what can be withdrawn. */
export const storedSession = z.extend(session, {
  fingerprint: z.string().check(z.minLength(1)),
  withdrawable: z.optional(money),
})
export type StoredSession = z.output<typeof storedSession>

/** No username has an ı or an İ (section 5): a Turkish keyboard makes them of its i and I. */
const knownUsername = (bounds: { min: number; max: number }) =>
  text(bounds).check(z.overwrite((typed) => typed.replaceAll(/[ıİ]/g, 'i')))

export const loginForm = z.object({
  username: knownUsername({ min: 1, max: 50 }),
  password: secret({ min: 3, max: 100 }),
})
export type LoginForm = z.output<typeof loginForm>

/** Of a registration, and so of a recovery. */
const longestUsername = 30

const person = {
  name: personName({ min: 2, max: 100 }),
  surname: personName({ min: 2, max: 100 }),
  username: lettersAndDigits({ min: 5, max: longestUsername }),
  email: email({ min: 5, max: 100 }),
  password: newPassword,
  password2: z.string('required').check(z.minLength(1, 'required')),
  PersonalNo: exactDigits(11),
  birthDateDay: exactDigits(2),
  birthDateMonth: exactDigits(2),
  birthDateYear: exactDigits(4),
}

interface BirthDate {
  birthDateDay: string
  birthDateMonth: string
  birthDateYear: string
}

/** Nobody who signs up was born before it. */
const earliestBirthYear = 1900

/** Year-month-day (section 3); null when there is no such day. */
export function birthDateOf({ birthDateYear, birthDateMonth, birthDateDay }: BirthDate): string | null {
  if (Number(birthDateYear) < earliestBirthYear) return null
  const composed = `${birthDateYear}-${birthDateMonth}-${birthDateDay}`
  const date = new Date(`${composed}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(composed) ? composed : null
}

/** Asked before it is known that they are texts: each field has its own fault where one is none. */
const isWhole = ({ birthDateYear, birthDateMonth, birthDateDay }: BirthDate) => {
  const parts: unknown[] = [birthDateYear, birthDateMonth, birthDateDay]
  return parts.every((part) => typeof part === 'string') && /^\d{4}-\d{2}-\d{2}$/.test(parts.join('-'))
}
const realDay = () =>
  z.refine<BirthDate>((value) => !isWhole(value) || birthDateOf(value) !== null, {
    path: ['birthDateDay'],
    error: 'not a date',
    ...atOnce,
  })

/** Full years. */
export const adultAge = 18

/** Full years between a birth date ('YYYY-MM-DD') and a day of the same form; negative where it is yet to come. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Told in the form, by the clock of the device; the server judges by its own. */
const grownUp = () =>
  z.refine<BirthDate>(
    (value) => {
      const birthDate = isWhole(value) ? birthDateOf(value) : null
      return birthDate === null || ageOn(birthDate, new Date().toISOString().slice(0, 10)) >= adultAge
    },
    { path: ['birthDateYear'], error: 'under age', ...atOnce },
  )

/** What a person types: ten digits of phone, the country as the list's id. */
export const registrationForm = z
  .object({
    ...person,
    phone: exactDigits(phoneDigits),
    country: digits({ min: 1, max: 10 }),
    trialBonus: z._default(z.boolean(), false),
  })
  .check(equal('password', 'password2'), realDay(), grownUp())
export type RegistrationForm = z.output<typeof registrationForm>

export const registration = z
  .object({
    ...person,
    phone,
    country: id,
    currencyId: z._default(id, defaultCurrencyId),
    trialBonus: z._default(z.boolean(), false),
    refId: z.optional(id),
  })
  .check(equal('password', 'password2'), realDay())
export type Registration = z.output<typeof registration>

/** The name in Turkish; by its code, of ISO 3166-1, every language has a name of its own. */
export const country = z.object({ id, name: z.string(), code: z.string().check(z.length(2)) })
export type Country = z.output<typeof country>

/** Section 5: what is typed in each step of the recovery. */
export const usernameStep = z.object({ username: knownUsername({ min: 2, max: longestUsername }) })
export const resetCodeStep = z.object({ code: typedCode({ min: 3, max: 20 }) })
const newPasswords = {
  password: newPassword,
  password2: z.string('required').check(z.minLength(1, 'required')),
}
export const newPasswordStep = z.object(newPasswords).check(equal('password', 'password2'))
export type NewPassword = z.output<typeof newPasswordStep>
/** Digits of the codes that the server sends. */
export const resetCodeLength = 8

const recovered = { ...usernameStep.shape, ...resetCodeStep.shape }

export const auth = {
  'auth/login': {
    method: 'POST',
    path: 'auth/login',
    auth: 'anyone',
    section: '7',
    secret: true,
    request: loginForm,
    data: session,
  },
  'auth/register': {
    method: 'POST',
    path: 'auth/register',
    auth: 'anyone',
    section: '7',
    secret: true,
    request: registration,
    data: session,
  },
  'auth/form': {
    method: 'GET',
    path: 'auth/form',
    auth: 'anyone',
    section: '7',
    request: nothing,
    data: z.object({ countries: z.array(country) }),
  },
  'auth/logout': {
    method: 'GET',
    path: 'auth/logout',
    auth: 'player',
    section: '7',
    request: nothing,
    data: noData,
  },
  'auth/sendresetpassword': {
    method: 'POST',
    path: 'auth/sendresetpassword',
    auth: 'anyone',
    section: '7',
    request: usernameStep,
    data: noData,
  },
  'auth/checkresetcode': {
    method: 'POST',
    path: 'auth/checkresetcode',
    auth: 'anyone',
    section: '7',
    request: z.object(recovered),
    data: noData,
  },
  'auth/changepasswordwithcode': {
    method: 'POST',
    path: 'auth/changepasswordwithcode',
    auth: 'anyone',
    section: '7',
    request: z.object({ ...newPasswords, ...recovered }).check(equal('password', 'password2')),
    data: noData,
  },
} satisfies Record<string, Call>
