import * as z from 'zod/mini'

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
const filled = () => z.string(fault('required')).check(z.trim(), present())

export const text = ({ min, max }: Bounds) =>
  filled().check(z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`)))

/** Never trimmed: a space can be part of a password. */
export const secret = ({ min, max }: Bounds) =>
  z
    .string(fault('required'))
    .check(present(), z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`)))

const letters = 'A-Za-zÇĞİÖŞÜçğıöşü'

/** Latin and Turkish letters, words parted by single spaces (section 5). */
export const personName = (bounds: Bounds) =>
  text(bounds).check(z.regex(new RegExp(`^[${letters}]+(?: [${letters}]+)*$`), fault('letters only')))

export const lettersAndDigits = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[A-Za-z0-9]+$/, fault('letters and digits only')))

export const email = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, fault('not an e-mail')))

const onlyDigits = /^[0-9]+$/

export const digits = ({ min, max }: Bounds) =>
  filled().check(
    z.regex(onlyDigits, fault('digits only')),
    z.minLength(min, fault(`at least ${min}`)),
    z.maxLength(max, fault(`at most ${max}`)),
  )

export const exactDigits = (count: number) =>
  filled().check(z.regex(onlyDigits, fault('digits only')), z.length(count, fault(`exactly ${count}`)))

/** For the second of two fields that must be equal: `.check(equal('password', 'password2'))`. */
export const equal = <F extends string, S extends string>(first: F, second: S) =>
  z.refine<Record<F | S, unknown>>((value) => value[first] === value[second], {
    path: [second],
    error: fault('does not match'),
  })

/** An id that the server gave out. */
export const id = z.int().check(z.positive())
