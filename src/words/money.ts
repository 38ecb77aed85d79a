import type { Locale } from './lingui.ts'

/** The one currency of the product's wallet. */
const currency = 'TRY'

const formats: Record<Locale, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR', { style: 'currency', currency }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
}

/** 12345.5 is '₺12.345,50' in Turkish, '₺12,345.50' in English. */
export function formatMoney(amount: number, locale: Locale): string {
  return formats[locale].format(amount)
}

const separators: Record<Locale, { group: string; decimal: string }> = {
  tr: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/**
 * What a person typed, as a number: '1.234,56' in Turkish and '1,234.56' in English are 1234.56.
 * NaN for anything that could be read in two ways: no amount is ever guessed.
 */
export function parseNumber(text: string, locale: Locale): number {
  const { group, decimal } = separators[locale]
  const trimmed = text.trim()
  const grouped = `\\d{1,3}(?:\\${group}\\d{3})+`
  const shape = new RegExp(`^(?:\\d+|${grouped})(?:\\${decimal}\\d+)?$`)
  if (!shape.test(trimmed)) return Number.NaN
  return Number(trimmed.replaceAll(group, '').replace(decimal, '.'))
}
