import { formatMoney } from '#contract/format-money.ts'
import { toWire } from '#contract/money.ts'
import type { Locale } from '#contract/locale.ts'

/** 1250 minor units are ₺12,50 in Turkish. */
export const sayMoney = (locale: Locale, minor: number) => formatMoney(toWire(minor), locale)
