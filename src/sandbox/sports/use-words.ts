import { useLingui } from '@lingui/react/macro'
import { hundredths } from '#contract/sandbox/odds.ts'
import type { MarketId, SelectionId, SportId } from '#contract/sandbox/sports.ts'
import { formatMoney } from '../../ui/format-money.ts'
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

/** What the page says of odds, amounts and selections, in its language. */
export function useWords() {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const number = (value: number, digits: number, signed = false) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(value)
  const sayLine = (line: number, signed = false) => number(line, 1, signed)

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
    sayOdds: (odds: number) => number(odds / hundredths, 2),
    /** @param minor units */
    sayAmount: (minor: number) => formatMoney(minor / hundredths, locale),
    sayMarket: (market: MarketId, sport: SportId) =>
      i18n._(market === 'total' ? totalNames[sport] : marketNames[market]),
    saySelection,
    sayTime: (moment: string) =>
      new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment)),
  }
}
