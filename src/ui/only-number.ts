import type { FormEvent } from 'react'
import { numberSigns } from '../words/number-signs.ts'

/** Keeps what a number is written with in this language: digits of any script, two separators and spaces. */
export function withoutLetters(typed: string, locale: string): string {
  const { group, decimal } = numberSigns(locale)
  return Array.from(typed, (sign) =>
    /[\p{Nd}\s]/u.test(sign) || sign === group || sign === decimal ? sign : '',
  ).join('')
}

/** For `onInput`: removes letters before a form reads the field, and keeps the caret. */
export const takesNoLetters =
  (locale: string) =>
  ({ currentTarget: control }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = control
    const kept = withoutLetters(value, locale)
    if (kept === value) return
    const caret = withoutLetters(value.slice(0, selectionStart ?? value.length), locale).length
    control.value = kept
    control.setSelectionRange(caret, caret)
  }
