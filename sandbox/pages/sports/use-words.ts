import { useLingui } from '@lingui/react/macro'
import { hundredths } from '#sandbox/contract/odds.ts'
import type { MarketId, SelectionId, SportId } from '#sandbox/contract/sports.ts'
import { formatMoney } from '#contract/format-money.ts'
import { marketNames, totalNames } from './sport-words.ts'

interface Sides {
  home: string
  away: string
}

interface Chosen extends Sides {
  market: MarketId
  line: number | null
  selection: SelectionId
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once: there are hundreds of odds on a page, and they move. */
function numberFormat(locale: string, digits: number, signed = false): Intl.NumberFormat {
  const key = `${locale} ${digits} ${signed}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'auto',
    })
  formats.set(key, format)
  return format
}

export function useWords() {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const sayLine = (line: number, signed = false) => numberFormat(locale, 1, signed).format(line)

  function saySelection({ market, line, selection, home, away }: Chosen): string {
    const shown = line === null ? '' : sayLine(line)
    const words: Partial<Record<SelectionId, string>> = {
      draw: t`Beraberlik`,
      over: t`${shown} üstü`,
      under: t`${shown} altı`,
      yes: t`Evet`,
      no: t`Hayır`,
    }
    const word = words[selection]
    if (word !== undefined) return word
    const side = selection === 'home' ? home : away
    if (market !== 'handicap' || line === null) return side
    return `${side} (${sayLine(selection === 'home' ? line : -line, true)})`
  }

  return {
    sayOdds: (odds: number) => numberFormat(locale, 2).format(odds / hundredths),
    /** @param minor units */
    sayAmount: (minor: number) => formatMoney(minor / hundredths, locale),
    sayMarket: (market: MarketId, sport: SportId) =>
      i18n._(market === 'total' ? totalNames[sport] : marketNames[market]),
    saySelection,
    sayTime: (moment: string) =>
      new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment)),
  }
}
