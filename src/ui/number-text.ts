import { parseNumber } from '../words/number.ts'

/** Money with two decimals, or whole numbers. */
export type Decimals = 0 | 2

/** In the smallest unit: '12,50' is 1250 with two decimals. Null for anything else. */
export function readUnits(text: string, decimals: Decimals, locale: string): number | null {
  const number = parseNumber(text, locale)
  const units = Math.round(number * 10 ** decimals)
  return Number.isSafeInteger(units) && units / 10 ** decimals === number ? units : null
}

/** '1.250,00' in Turkish, '1,250.00' in English. */
export function writeUnits(units: number, decimals: Decimals, locale: string): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, digits).format(units / 10 ** decimals)
}

export interface Bounds {
  min: number
  max: number
  step: number
}

/** The next multiple of `step` in this direction, within the bounds; `min` for an empty field. */
export function stepFrom(units: number | null, by: 1 | -1, { min, max, step }: Bounds): number {
  if (units === null) return min
  const next = by === 1 ? Math.floor(units / step) + 1 : Math.ceil(units / step) - 1
  return Math.min(max, Math.max(min, next * step))
}
