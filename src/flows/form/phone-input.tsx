import { useLingui } from '@lingui/react/macro'
import { plainDigits } from '#contract/digits.ts'
import { phoneDigits, phonePrefix } from '#contract/auth.ts'
import { MaskedInput, type MaskedInputProps } from '../../ui/masked-input.tsx'

const mask = '### ### ## ##'
const overlong = new RegExp(`^(?:00)?${phonePrefix}(?=\\d{${phoneDigits}})`)

/** A number pasted or filled in whole, '+90 532 ...' or '0532 ...', without what stands before its ten digits. */
export const withoutPrefix = (typed: string) =>
  plainDigits(typed).replaceAll(/\D/g, '').replace(overlong, '').replace(/^0+/, '')

/** Ten digits after the prefix 90 (section 9). */
export function PhoneInput(props: Omit<MaskedInputProps, 'mask' | 'label' | 'prefix'>) {
  const { t } = useLingui()
  return (
    <MaskedInput
      {...props}
      label={t`Telefon`}
      mask={mask}
      clean={withoutPrefix}
      prefix={`+${phonePrefix}`}
      type="tel"
      autoComplete="tel-national"
      placeholder="5XX XXX XX XX"
    />
  )
}
