/** The only currency; providers name it in their calls. */
export const currency = 'TRY'

const minorPerMajor = 100
/** At most two decimals that are not 0, and small enough for a double to be exact. */
const decimal = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** '12.5' is 1250; null unless it is an exact amount of minor units from 0. */
export function minorOfDecimal(text: string): number | null {
  const [, whole, hundredths = ''] = decimal.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * minorPerMajor + Number(hundredths.padEnd(2, '0'))
}

/** 12.5 is 1250; null unless it is an exact amount of minor units from 0. */
export const minorOfNumber = (value: number) => minorOfDecimal(String(value))

/** For a provider that counts in smaller units; null unless it is a whole number of minor units from 0. */
export function minorOfUnits(units: number, unitsPerMinor: number): number | null {
  const minor = units / unitsPerMinor
  return Number.isSafeInteger(units) && Number.isInteger(minor) && minor >= 0 ? minor : null
}

/** 1250 is '12.50'. */
export function decimalOf(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
