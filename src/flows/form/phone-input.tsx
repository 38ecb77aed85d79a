import { useLingui } from '@lingui/react/macro'
import { phonePrefix } from '#contract/auth.ts'
import { MaskedInput, type MaskedInputProps } from '../../ui/masked-input.tsx'

const mask = '### ### ## ##'

/** Ten digits after the prefix 90 (section 9). */
export function PhoneInput(props: Omit<MaskedInputProps, 'mask' | 'label' | 'prefix'>) {
  const { t } = useLingui()
  return (
    <MaskedInput
      {...props}
      label={t`Telefon`}
      mask={mask}
      prefix={`+${phonePrefix}`}
      type="tel"
      autoComplete="tel-national"
      placeholder="5XX XXX XX XX"
    />
  )
}
