import { useLingui } from '@lingui/react/macro'
import { phonePrefix } from '#contract/auth.ts'
import { toMinor } from '#contract/money.ts'
import { amountKey, type PaymentField, type PaymentMethod } from '#contract/payment.ts'
import { formatMoney } from '#contract/format-money.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { withoutPrefix } from '../form/phone-input.tsx'
import type { WiredField } from '../form/wire-field.tsx'
import { isNumeric } from './detail-schema.ts'
import { labelOf } from './field-label.ts'
import { PasteButton } from './paste-button.tsx'

/** Step of the plus and minus buttons, in wire money. */
const amountStep = 10

/** Section 5: fields that are usually copied from elsewhere. */
const pasted = ['Iban', 'CardNo']

/** The prefix that the mask shows may be typed or left out. */
const phoneKey = 'PhoneNo'
const withPrefix = (typed: string) => {
  const own = withoutPrefix(typed.replace(`+${phonePrefix}`, ''))
  return own && phonePrefix + own
}

interface Props {
  field: PaymentField
  method: PaymentMethod
  wired: WiredField
}

export function PaymentFieldInput({ field, method, wired }: Props) {
  const { t, i18n } = useLingui()
  const { key, mask, option, objectType } = field
  const label = i18n._(labelOf(key))
  const money = (amount: number) => formatMoney(amount, i18n.locale)
  const [least, most] = [money(method.min), money(method.max)]
  const numeric = isNumeric(field)
  const look = {
    ...wired,
    label,
    ...(key === amountKey && { hint: t`En az ${least}, en çok ${most}` }),
    ...(numeric && i18n.locale === 'tr' && { prefix: '₺' }),
    ...(pasted.includes(key) && { suffix: <PasteButton field={wired.id} label={label} /> }),
  }
  if (option !== null) {
    const options = option.map(({ id, name }) => ({ value: String(id), label: name }))
    return <Select {...wired} label={label} placeholder={t`Seçin`} defaultValue="" options={options} />
  }
  if (mask !== null) {
    return (
      <MaskedInput
        {...look}
        mask={mask}
        {...(key === phoneKey && { clean: withPrefix })}
        inputMode={/[@*]/.test(mask) ? 'text' : 'numeric'}
        autoComplete="off"
      />
    )
  }
  if (numeric && key === amountKey) return <NumberStepper {...look} {...stepsOf(field, method)} />
  if (numeric) return <NumberInput {...look} inputMode={objectType === 'Decimal' ? 'decimal' : 'numeric'} />
  return <TextInput {...look} inputMode="text" autoComplete="off" />
}

/** In the smallest unit of the field: whole ones, or hundredths. */
function stepsOf({ objectType }: PaymentField, { min, max }: PaymentMethod) {
  if (objectType === 'Decimal')
    return { decimals: 2, min: toMinor(min), max: toMinor(max), step: toMinor(amountStep) } as const
  return { decimals: 0, min: Math.ceil(min), max: Math.floor(max), step: amountStep } as const
}
