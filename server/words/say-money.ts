import { toWire } from '#contract/money.ts'
import type { Locale } from '../locale.ts'

const currency = 'TRY'
const formats: Record<Locale, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR', { style: 'currency', currency }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
}

/** Minor units as a person reads them: 1250 is ₺12,50 in Turkish. */
export const sayMoney = (locale: Locale, minor: number) => formats[locale].format(toWire(minor))
