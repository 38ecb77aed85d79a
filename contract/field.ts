import * as z from 'zod/mini'
import { plainDigits } from './digits.ts'

export type FixedFault =
  | 'required'
  | 'letters only'
  | 'letters and digits only'
  | 'digits only'
  | 'not an e-mail'
  | 'not a date'
  | 'not a number'
  | 'not an amount'
  | 'not an option'
  | 'does not match'
  | 'not expected'

/** What can be wrong with a field, as a kind; sentences live in the catalogues. */
export type FieldFault =
  | FixedFault
  | `at least ${number}`
  | `at most ${number}`
  | `exactly ${number}`
  /** Wire money. */
  | `amount at least ${number}`
  | `amount at most ${number}`
const fault = (kind: FieldFault) => kind

interface Bounds {
  min: number
  max: number
}

const present = () => z.minLength(1, { error: fault('required'), abort: true })
/** One sign for one letter, however a keyboard or a clipboard writes 'ş'. */
const composed = () => z.normalize('NFC')
/** A space that does not break is pasted as one that does. */
const plainSpaces = () => z.overwrite<string>((typed) => typed.replaceAll(/\p{Zs}/gu, ' '))
const filled = () => z.string(fault('required')).check(composed(), plainSpaces(), z.trim(), present())

export const text = ({ min, max }: Bounds) =>
  filled().check(z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`)))

/** Never trimmed: a space can be part of a password. */
export const secret = ({ min, max }: Bounds) =>
  z
    .string(fault('required'))
    .check(
      composed(),
      present(),
      z.minLength(min, fault(`at least ${min}`)),
      z.maxLength(max, fault(`at most ${max}`)),
    )

const letters = 'A-Za-zÇĞİÖŞÜçğıöşü'

/** Latin and Turkish letters, words parted by single spaces (section 5). */
export const personName = (bounds: Bounds) =>
  text(bounds).check(z.regex(new RegExp(`^[${letters}]+(?: [${letters}]+)*$`), fault('letters only')))

export const lettersAndDigits = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[A-Za-z0-9]+$/, fault('letters and digits only')))

export const email = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, fault('not an e-mail')))

const onlyDigits = /^[0-9]+$/

/** Digits of any script; spaces between them, and the signs that nobody sees, come with pasting. */
const bareDigits = () => z.overwrite<string>((typed) => plainDigits(typed).replaceAll(/[\s\p{Cf}]/gu, ''))
const numerals = () => z.string(fault('required')).check(bareDigits(), present())

export const digits = ({ min, max }: Bounds) =>
  numerals().check(
    z.regex(onlyDigits, fault('digits only')),
    z.minLength(min, fault(`at least ${min}`)),
    z.maxLength(max, fault(`at most ${max}`)),
  )

/** A code as it is typed or pasted. */
export const typedCode = ({ min, max }: Bounds) =>
  numerals().check(z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`)))

export const exactDigits = (count: number) =>
  numerals().check(z.regex(onlyDigits, fault('digits only')), z.length(count, fault(`exactly ${count}`)))

/** Asked though other fields are still empty: a person fills in a form from its beginning. */
export const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** For the second of two fields that must be equal: `.check(equal('password', 'password2'))`. */
export const equal = <F extends string, S extends string>(first: F, second: S) =>
  z.refine<Record<F | S, unknown>>(
    (value) => !value[first] || !value[second] || value[first] === value[second],
    { path: [second], error: fault('does not match'), ...atOnce },
  )

/** An id that the server gave out. */
export const id = z.int().check(z.positive())
