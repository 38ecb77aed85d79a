interface Writing {
  /** With a plus sign: '+₺12.345,50'. */
  signed?: boolean
  symbol?: string
}

/** The one currency of the wallet, ISO 4217. */
const currency = 'TRY'

/** Wire money as text: '₺12.345,50' in Turkish, '₺12,345.50' in English. */
export function formatMoney(
  amount: number,
  locale: string,
  { signed = false, symbol }: Writing = {},
): string {
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(amount)
  return parts.map(({ type, value }) => (type === 'currency' ? (symbol ?? value) : value)).join('')
}
