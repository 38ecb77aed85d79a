import { plainDigits } from '#contract/digits.ts'

const turkish = { group: '.', decimal: ',' }
const english = { group: ',', decimal: '.' }

/**
 * What a person typed, as a number: '1.234,56' in Turkish and '1,234.56' in English are 1234.56.
 * NaN for anything that could be read in two ways: no amount is ever guessed.
 */
export function parseNumber(text: string, locale: string): number {
  const { group, decimal } = locale === 'en' ? english : turkish
  const grouped = `[1-9]\\d{0,2}(?:\\${group}\\d{3})+`
  const shape = new RegExp(`^(?:\\d+|${grouped})(?:\\${decimal}\\d+)?$`)
  const trimmed = plainDigits(text).trim()
  if (!shape.test(trimmed)) return Number.NaN
  return Number(trimmed.replaceAll(group, '').replace(decimal, '.'))
}
