import { useState } from 'react'
import { rewriteNumber } from '../words/number.ts'
import { readUnits, writeUnits, type Decimals } from './number-text.ts'

interface NumberText {
  min: number
  max: number
  decimals: Decimals
  locale: string
  value: number | null | undefined
  onValue: ((units: number | null) => void) | undefined
}

/** The text of a number field, and what it means; a value from outside replaces the text, and another language writes it anew. */
export function useNumberText({ min, max, decimals, locale, value, onValue }: NumberText) {
  const write = (units: number) => writeUnits(units, decimals, locale)
  const shown = (units: number | null | undefined) => (typeof units === 'number' ? write(units) : '')
  const isWithin = (units: number | null) => units !== null && units >= min && units <= max
  const [text, setText] = useState(() => shown(value))
  const [known, setKnown] = useState(value)
  const [language, setLanguage] = useState(locale)
  const units = readUnits(text, decimals, language)
  if (language !== locale) {
    setLanguage(locale)
    setText(rewriteNumber(text, language, locale))
  }
  if (value !== undefined && value !== known) {
    setKnown(value)
    setText(shown(value))
  }
  return {
    text,
    units,
    isWrong: onValue !== undefined && text.trim() !== '' && !isWithin(units),
    read: (typed: string) => readUnits(typed, decimals, locale),
    write,
    change: (typed: string) => {
      const next = readUnits(typed, decimals, locale)
      const told = isWithin(next) ? next : null
      setText(typed)
      setKnown(told)
      onValue?.(told)
    },
    tidy: () => {
      if (onValue !== undefined && units !== null) setText(write(units))
    },
  }
}
