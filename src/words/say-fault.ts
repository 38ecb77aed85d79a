import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { FixedFault } from '#contract/field.ts'
import { formatMoney } from '../ui/format-money.ts'

const fixed: Record<FixedFault, () => string> = {
  required: () => t`Bu alanı doldurun.`,
  'letters only': () => t`Yalnızca harf ve tek boşluk kullanın.`,
  'letters and digits only': () => t`Yalnızca a–z harfleri ve rakam kullanın.`,
  'digits only': () => t`Yalnızca rakam kullanın.`,
  'not an e-mail': () => t`Geçerli bir e-posta adresi yazın.`,
  'not a date': () => t`Böyle bir tarih yok.`,
  'not a number': () => t`Geçerli bir sayı yazın, örneğin 1.234,56.`,
  'not an amount': () => t`Geçerli bir tutar yazın.`,
  'not an option': () => t`Listeden seçin.`,
  'does not match': () => t`Şifreler aynı değil.`,
  'not expected': () => t`Bu alan beklenmiyordu.`,
}

const counted: Record<string, (count: number) => string> = {
  'at least': (count) => plural(count, { one: 'En az # karakter yazın.', other: 'En az # karakter yazın.' }),
  'at most': (count) => plural(count, { one: 'En çok # karakter yazın.', other: 'En çok # karakter yazın.' }),
  'amount at least': (count) => {
    const least = formatMoney(count, i18n.locale)
    return t`En az ${least} yazın.`
  },
  'amount at most': (count) => {
    const most = formatMoney(count, i18n.locale)
    return t`En çok ${most} yazın.`
  },
  exactly: (count) => plural(count, { one: 'Tam # hane yazın.', other: 'Tam # hane yazın.' }),
}

const isFixed = (fault: string): fault is FixedFault => fault in fixed

/** The sentence for what is wrong with a field; what is no kind of the contract is the server's own sentence. */
export function sayFault(fault: string): string {
  if (isFixed(fault)) return fixed[fault]()
  const [, words = '', count = ''] = /^(.+) (\d+(?:\.\d+)?)$/.exec(fault) ?? []
  return counted[words]?.(Number(count)) ?? fault
}
