import { plainDigits } from './digits.ts'

/** Placeholders of a mask; every other letter or digit stands for itself. */
const tokens = new Map([
  ['#', '[0-9]'],
  ['@', '[A-Z]'],
  ['*', '[A-Z0-9]'],
])

const separators = /[^A-Z0-9]/g
/** Letters and digits alone, in capitals. */
export const unmasked = (value: string) => plainDigits(value).toUpperCase().replaceAll(separators, '')

/**
 * The value in capitals without separators; null when it does not fill the mask. The mask's leading literals (TR of
 * an IBAN) may be left out and are added.
 */
export function unmask(mask: string, value: string): string | null {
  const signs = mask
    .toUpperCase()
    .split('')
    .filter((sign) => tokens.has(sign) || unmasked(sign) !== '')
  const pattern = new RegExp(`^${signs.map((sign) => tokens.get(sign) ?? sign).join('')}$`)
  const lead = signs
    .slice(
      0,
      signs.findIndex((sign) => tokens.has(sign)),
    )
    .join('')
  const bare = unmasked(value)
  return [bare, lead + bare].find((each) => pattern.test(each)) ?? null
}
