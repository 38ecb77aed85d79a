/** Separators of thousands and decimals: '.' and ',' in Turkish. */
export interface NumberSigns {
  /** Any kind of space is ' '. */
  group: string
  decimal: string
}

export function numberSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group').replace(/\s/, ' '), decimal: sign('decimal') }
}
