import type { GameKind } from '#sandbox/contract/table.ts'
import type { Kind } from './kind.ts'

export const kinds: Record<GameKind, () => Promise<{ kind: Kind }>> = {
  slot: () => import('./slot/slot.tsx'),
  roulette: () => import('./roulette/roulette.tsx'),
  blackjack: () => import('./blackjack/blackjack.tsx'),
  baccarat: () => import('./baccarat/baccarat.tsx'),
  poker: () => import('./poker/poker.tsx'),
  highlow: () => import('./highlow/highlow.tsx'),
  wheel: () => import('./wheel/wheel.tsx'),
  dice: () => import('./dice/dice.tsx'),
  bingo: () => import('./bingo/bingo.tsx'),
  keno: () => import('./keno/keno.tsx'),
}
