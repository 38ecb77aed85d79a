import * as z from 'zod/mini'
import { plainDigits } from './digits.ts'

export type FixedFault =
  | 'required'
  | 'letters only'
  | 'letters and digits only'
  | 'digits only'
  | 'not an e-mail'
  | 'not a name'
  | 'not an IBAN'
  | 'not a card number'
  | 'not a national ID'
  | 'not a coin address'
  | 'not complete'
  | 'unseen signs'
  | 'not a date'
  | 'under age'
  | 'not a number'
  | 'not an amount'
  | 'not an option'
  | 'does not match'
  | 'not expected'

/** Faults of a field; their sentences are in words/. */
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
/** One code point per letter: a keyboard or the clipboard may write 'ş' as s and a cedilla. */
const composed = () => z.normalize('NFC')
/** Non-breaking and other spaces become plain ones: they come with pasted text. */
const plainSpaces = () => z.overwrite<string>((typed) => typed.replaceAll(/\p{Zs}/gu, ' '))
/** Joiners and variation selectors within an emoji (a family, a heart): they are allowed. */
const withinPictures = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|\uFE0F(?=\u20E3)`
const unseenSign = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}`
/** Characters that are invisible or turn the direction: with them a text is not what it looks like. */
const unseen = new RegExp(`(?!${withinPictures})(?:${unseenSign})`, 'u')
const everyUnseen = new RegExp(unseen, 'gu')
export const withoutUnseen = (typed: string) => typed.replaceAll(everyUnseen, '')
const allSeen = () =>
  z.refine<string>((typed) => !unseen.test(typed), { error: fault('unseen signs'), abort: true })

const filled = () => z.string(fault('required')).check(composed(), plainSpaces(), z.trim(), present())

const between = ({ min, max }: Bounds) =>
  [z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`))] as const

export const text = (bounds: Bounds) => filled().check(allSeen(), ...between(bounds))

/** Digits and letters in groups, often pasted: invisible characters are dropped, not refused. */
export const pasted = (bounds: Bounds) =>
  z
    .string(fault('required'))
    .check(z.overwrite(withoutUnseen), composed(), plainSpaces(), z.trim(), present(), ...between(bounds))

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

/** A password being chosen: with invisible characters the player could not type it again. */
export const newSecret = (bounds: Bounds) => secret(bounds).check(allSeen())

const letters = 'A-Za-zÇĞİÖŞÜçğıöşü'

/** Latin and Turkish letters, words separated by single spaces (section 5). */
export const personName = (bounds: Bounds) =>
  text(bounds).check(z.regex(new RegExp(`^[${letters}]+(?: [${letters}]+)*$`), fault('letters only')))

export const lettersAndDigits = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[A-Za-z0-9]+$/, fault('letters and digits only')))

export const email = (bounds: Bounds) =>
  text(bounds).check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, fault('not an e-mail')))

const onlyDigits = /^[0-9]+$/

/** Digits of any script; spaces and invisible characters come with pasting and are dropped. */
const bareDigits = () =>
  z.overwrite<string>((typed) =>
    plainDigits(typed).replaceAll(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''),
  )
const numerals = () => z.string(fault('required')).check(bareDigits(), present())

export const digits = ({ min, max }: Bounds) =>
  numerals().check(
    z.regex(onlyDigits, fault('digits only')),
    z.minLength(min, fault(`at least ${min}`)),
    z.maxLength(max, fault(`at most ${max}`)),
  )

export const typedCode = ({ min, max }: Bounds) =>
  numerals().check(z.minLength(min, fault(`at least ${min}`)), z.maxLength(max, fault(`at most ${max}`)))

export const exactDigits = (count: number) =>
  numerals().check(z.regex(onlyDigits, fault('digits only')), z.length(count, fault(`exactly ${count}`)))

/** Runs although other fields are still empty: a form is filled in from its beginning. */
export const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** For the second of two fields that must be equal: `.check(equal('password', 'password2'))`. */
export const equal = <F extends string, S extends string>(first: F, second: S) =>
  z.refine<Record<F | S, unknown>>(
    (value) => !value[first] || !value[second] || value[first] === value[second],
    { path: [second], error: fault('does not match'), ...atOnce },
  )

export const id = z.int().check(z.positive())
