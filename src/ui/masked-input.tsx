import { MaskInput } from 'maska'
import { useEffect, useRef, type FocusEvent } from 'react'
import { plainDigits } from '#contract/digits.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type MaskedInputProps = Omit<TextInputProps, 'value' | 'ref'> & {
  /** `#` a digit, `@` a letter, `*` either, letters as capitals; `!` makes the next character a literal. '### ### ## ##' */
  mask: string
  /** Applied to typed or pasted text before the mask; by default it converts digits of other scripts. */
  clean?: (typed: string) => string
}

const transform = (sign: string) => sign.toUpperCase()
const tokens = {
  '@': { pattern: /[a-z]/i, transform },
  '*': { pattern: /[a-z0-9]/i, transform },
}

/** Formats while the person types. Uncontrolled: the form reads the value with the mask's separators. */
export function MaskedInput({ mask, clean = plainDigits, onFocus, ...input }: MaskedInputProps) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!ref.current) return undefined
    const masked = new MaskInput(ref.current, { mask, tokens, preProcess: clean })
    return () => masked.destroy()
  }, [mask, clean])

  const focus = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget: control } = event
    requestAnimationFrame(() => {
      const { selectionEnd, value } = control
      if (selectionEnd === 0) control.setSelectionRange(value.length, value.length)
    })
    onFocus?.(event)
  }

  return <TextInput inputMode="numeric" {...input} ref={ref} onFocus={focus} />
}
