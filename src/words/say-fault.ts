import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { adultAge } from '#contract/auth.ts'
import type { FixedFault } from '#contract/field.ts'
import { formatMoney } from '#contract/format-money.ts'

const fixed: Record<FixedFault, () => string> = {
  required: () => t`Bu alanı doldurun.`,
  'letters only': () => t`Yalnızca harf ve tek boşluk kullanın.`,
  'letters and digits only': () => t`Yalnızca a–z harfleri ve rakam kullanın.`,
  'digits only': () => t`Yalnızca rakam kullanın.`,
  'not an e-mail': () => t`Geçerli bir e-posta adresi yazın.`,
  'not a name': () => t`Adı ve soyadı harflerle yazın.`,
  'not an IBAN': () => t`Bu IBAN geçerli değil. Lütfen kontrol edin.`,
  'not a card number': () => t`Bu kart numarası geçerli değil. Lütfen kontrol edin.`,
  'not a national ID': () => t`Bu T.C. kimlik numarası geçerli değil. Lütfen kontrol edin.`,
  'not a coin address': () => t`Bu adres seçtiğiniz para biriminin bir adresi değil. Lütfen kontrol edin.`,
  'not complete': () => t`Lütfen bu alanın tamamını doldurun.`,
  'unseen signs': () => t`Yazdıklarınızda görünmeyen karakterler var. Lütfen silip elle yazın.`,
  'not a date': () => t`Böyle bir tarih yok.`,
  'under age': () => t`Üye olmak için en az ${adultAge} yaşında olmanız gerekir.`,
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

/** The sentence of a fault; anything else is the server's own sentence. */
export function sayFault(fault: string): string {
  if (isFixed(fault)) return fixed[fault]()
  const [, words = '', count = ''] = /^(.+) (\d+(?:\.\d+)?)$/.exec(fault) ?? []
  return counted[words]?.(Number(count)) ?? fault
}
