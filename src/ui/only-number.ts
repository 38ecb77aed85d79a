import type { FormEvent } from 'react'
import { numberSigns } from '../words/number-signs.ts'

/** What a number can be written with in this language: digits of any script, its two signs and spaces. */
export function withoutLetters(typed: string, locale: string): string {
  const { group, decimal } = numberSigns(locale)
  return Array.from(typed, (sign) =>
    /[\p{Nd}\s]/u.test(sign) || sign === group || sign === decimal ? sign : '',
  ).join('')
}

/** For `onInput`, before a form reads the field: letters that were typed or pasted are gone, and the caret stays. */
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
