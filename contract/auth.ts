import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import { dayOf } from './day.ts'
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
export const phoneDigits = 10

/** Section 5: at least 5; at most what the login form takes. */
const newPasswordBounds = { min: 5, max: 100 }
export const newPassword = newSecret(newPasswordBounds)
/** An existing password: unlike `newPassword`, invisible characters are allowed. */
export const oldPassword = secret(newPasswordBounds)
/** Writes a mobile number in one form: 0532…, 0090532… and 532… become 90532…. */
export const wholePhone = (typed: string) => typed.replace(/^(?:00)?(?:90)?0?(?=5\d{9}$)/, phonePrefix)
/** With its prefix, digits only. */
export const phone = digits({ min: 5, max: 20 }).check(z.overwrite(wholePhone))

/** The panic button's break is a kind of its own: its length is the profile's. */
export const breakKinds = ['time-out', 'panic', 'exclusion'] as const

/** What a session knows of the break in force. `until` null: without an end. */
const knownBreak = z.object({ kind: z.enum(breakKinds), until: z.nullable(z.iso.datetime()) })
export type KnownBreak = z.output<typeof knownBreak>

/** Data of a sign-in (section 3, auth data). */
export const session = z.object({
  token: z.string().check(z.minLength(1)),
  username: z.string(),
  usercode: z.string(),
  /** Cash and bonus. */
  balance: money,
  /** The part of the balance that can be withdrawn. */
  withdrawable: money,
  phone: z.string(),
  smsVerified: z.boolean(),
  betsyCid: z.string(),
  betsyUrl: z.string(),
  betsyToken: z.string(),
  betcoToken: z.string(),
  betcoUrl: z.string(),
  break: z.optional(z.nullable(knownBreak)),
  /** What players call the exclusion register of their country; missing where it has none. */
  register: z.optional(z.string()),
})
export type Session = z.output<typeof session>

/** In localStorage: the session and its fingerprint. `withdrawable` is missing where an older release stored it. */
export const storedSession = z.extend(session, {
  fingerprint: z.string().check(z.minLength(1)),
  withdrawable: z.optional(money),
})
export type StoredSession = z.output<typeof storedSession>

/** Turns ı and İ into i: a Turkish keyboard types them, and no username has them (section 5). */
const knownUsername = (bounds: { min: number; max: number }) =>
  text(bounds).check(z.overwrite((typed) => typed.replaceAll(/[ıİ]/g, 'i')))

export const loginForm = z.object({
  username: knownUsername({ min: 1, max: 50 }),
  password: secret({ min: 3, max: 100 }),
})
export type LoginForm = z.output<typeof loginForm>

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

const earliestBirthYear = 1900

/** 'YYYY-MM-DD' (section 3); null when there is no such day, or its year is before 1900. */
export function birthDateOf({ birthDateYear, birthDateMonth, birthDateDay }: BirthDate): string | null {
  if (Number(birthDateYear) < earliestBirthYear) return null
  const composed = `${birthDateYear}-${birthDateMonth}-${birthDateDay}`
  const date = new Date(`${composed}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(composed) ? composed : null
}

/** Runs before the fields are known to be strings; a field that is none has its own fault. */
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

export const adultAge = 18

/** Full years, by the day in the time zone of the site; negative before the birth. @param birthDate 'YYYY-MM-DD' */
export function ageAt(birthDate: string, moment: Date): number {
  const day = dayOf(moment)
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The form checks by the clock of the device; the server checks again by its own. */
const grownUp = () =>
  z.refine<BirthDate>(
    (value) => {
      const birthDate = isWhole(value) ? birthDateOf(value) : null
      return birthDate === null || ageAt(birthDate, new Date()) >= adultAge
    },
    { path: ['birthDateYear'], error: 'under age', ...atOnce },
  )

/** What the form holds: ten digits of phone, the country as an id from `auth/form`. */
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

/** `name` is Turkish; other languages take the name from `code` (ISO 3166-1). */
export const country = z.object({ id, name: z.string(), code: z.string().check(z.length(2)) })
export type Country = z.output<typeof country>

/** Section 5: the fields of each recovery step. */
export const usernameStep = z.object({ username: knownUsername({ min: 2, max: longestUsername }) })
export const resetCodeStep = z.object({ code: typedCode({ min: 3, max: 20 }) })
const newPasswords = {
  password: newPassword,
  password2: z.string('required').check(z.minLength(1, 'required')),
}
export const newPasswordStep = z.object(newPasswords).check(equal('password', 'password2'))
export type NewPassword = z.output<typeof newPasswordStep>
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
