import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PokerHand } from '#sandbox/contract/poker.ts'

export const handNames: Record<PokerHand, MessageDescriptor> = {
  'high card': msg`yüksek kart`,
  pair: msg`çift`,
  'two pairs': msg`iki çift`,
  'three of a kind': msg`üçlü`,
  straight: msg`kent`,
  flush: msg`renk`,
  'full house': msg`ful`,
  'four of a kind': msg`kare`,
  'straight flush': msg`floş`,
  'royal flush': msg`royal floş`,
}
