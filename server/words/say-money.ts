import { formatMoney } from '#contract/format-money.ts'
import { toWire } from '#contract/money.ts'
import type { Locale } from '../locale.ts'

/** Minor units as a person reads them: 1250 is ₺12,50 in Turkish. */
export const sayMoney = (locale: Locale, minor: number) => formatMoney(toWire(minor), locale)
