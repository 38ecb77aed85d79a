/** '2,37x' in Turkish, '2.37x' in English. @param multiplier hundredths */
export function sayMultiplier(multiplier: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `${new Intl.NumberFormat(locale, digits).format(multiplier / 100)}x`
}
