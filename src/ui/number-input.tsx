import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { rewriteNumber } from '../words/number.ts'
import { takesNoLetters } from './only-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** Uncontrolled. When the language changes, the number is written in the new one. */
export function NumberInput(input: Omit<TextInputProps, 'value' | 'ref' | 'onInput' | 'autoComplete'>) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const control = useRef<HTMLInputElement>(null)
  const language = useRef(locale)
  useLayoutEffect(() => {
    if (control.current && language.current !== locale)
      control.current.value = rewriteNumber(control.current.value, language.current, locale)
    language.current = locale
  }, [locale])
  return <TextInput {...input} ref={control} autoComplete="off" onInput={takesNoLetters(locale)} />
}
