import styles from './code-input.module.css'
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'

/** Section 5: six digits, written in pairs. */
export const SMS_CODE_MASK = '##-##-##'

type CodeInputProps = Omit<MaskedInputProps, 'mask' | 'inputMode' | 'autoComplete'> & { mask?: string }

/** A code from the phone: one field, so that pasting and the keyboard's suggestion work. */
export function CodeInput({ mask = SMS_CODE_MASK, ...input }: CodeInputProps) {
  return (
    <div className={styles.code}>
      <MaskedInput
        {...input}
        mask={mask}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        placeholder={mask.replaceAll('#', '0')}
      />
    </div>
  )
}
