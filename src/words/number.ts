import { plainDigits } from '#contract/digits.ts'
import { numberSigns } from './number-signs.ts'

/** '1234.56'; null for anything ambiguous. */
function plainNumber(text: string, locale: string): string | null {
  const { group, decimal } = numberSigns(locale)
  const parted = group === '' ? '' : `|[1-9]\\d{0,2}(?:\\${group}\\d{3})+`
  const shape = new RegExp(`^(?:\\d+${parted})(?:\\${decimal}\\d+)?$`)
  const typed = plainDigits(text).trim().replaceAll(/\s/g, ' ')
  if (!shape.test(typed)) return null
  return (group === '' ? typed : typed.replaceAll(group, '')).replace(decimal, '.')
}

/**
 * What a person typed, as a number: '1.234,56' in Turkish and '1,234.56' in English are 1234.56. NaN for anything
 * ambiguous: an amount is never guessed.
 */
export const parseNumber = (text: string, locale: string): number =>
  Number(plainNumber(text, locale) ?? Number.NaN)

/** The same number in another language; what is no number stays. */
export const rewriteNumber = (text: string, from: string, to: string): string =>
  plainNumber(text, from)?.replace('.', numberSigns(to).decimal) ?? text

/** The same; undefined where nothing is typed. */
export const numberIn = (text: string, locale: string): number | undefined =>
  text.trim() === '' ? undefined : parseNumber(text, locale)
