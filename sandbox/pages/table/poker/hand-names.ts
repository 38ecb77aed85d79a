import { useLingui } from '@lingui/react/macro'
import type { PokerHand } from '#sandbox/contract/poker.ts'

export function useHandName(): Record<PokerHand, string> {
  const { t } = useLingui()
  return {
    'high card': t`yüksek kart`,
    pair: t`çift`,
    'two pairs': t`iki çift`,
    'three of a kind': t`üçlü`,
    straight: t`kent`,
    flush: t`renk`,
    'full house': t`ful`,
    'four of a kind': t`kare`,
    'straight flush': t`floş`,
    'royal flush': t`royal floş`,
  }
}
