import { useLingui } from '@lingui/react/macro'
import { plainDigits } from '#contract/digits.ts'
import { phonePrefix } from '#contract/auth.ts'
import { MaskedInput, type MaskedInputProps } from '../../ui/masked-input.tsx'

export const phoneMask = '### ### ## ##'
const repeated = new RegExp(`^(?:0*${phonePrefix})+(?=\\d)`)

/** Drops '+90', '0090' or '0' before the ten digits, which never begin with 90. */
export const withoutPrefix = (typed: string) =>
  plainDigits(typed).replaceAll(/\D/g, '').replace(repeated, '').replace(/^0+/, '')

/** Ten digits after the prefix 90 (section 9). */
export function PhoneInput(props: Omit<MaskedInputProps, 'mask' | 'label' | 'prefix'>) {
  const { t } = useLingui()
  return (
    <MaskedInput
      {...props}
      label={t`Telefon`}
      mask={phoneMask}
      clean={withoutPrefix}
      prefix={`+${phonePrefix}`}
      type="tel"
      autoComplete="tel-national"
      placeholder="5XX XXX XX XX"
    />
  )
}
