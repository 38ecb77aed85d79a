import { plainDigits } from './digits.ts'

/** What stands for one sign in a mask; every other letter or digit of a mask stands for itself. */
const tokens = new Map([
  ['#', '[0-9]'],
  ['@', '[A-Z]'],
  ['*', '[A-Z0-9]'],
])

const separators = /[^A-Z0-9]/g
/** Letters and digits alone, in capitals. */
export const unmasked = (value: string) => plainDigits(value).toUpperCase().replaceAll(separators, '')

/**
 * The value without the mask's separators, in capitals; null where it does not fill the mask. What the mask gives at
 * its start (the TR of an account number) may be left out and is put back.
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
