/** The one currency of the wallet, ISO 4217. */
const CURRENCY = 'TRY'

interface Writing {
  /** With a plus before what came: '+₺12.345,50'. */
  signed?: boolean
}

/** An amount of two decimals, as on the wire: '₺12.345,50' in Turkish, '₺12,345.50' in English. */
export function formatMoney(amount: number, locale: string, { signed = false }: Writing = {}): string {
  const style = {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const
  return new Intl.NumberFormat(locale, style).format(amount)
}
