import { houseEdgePercent } from '#sandbox/contract/crash-point.ts'

/** What bets return on average: percent, from the worst bet of the game to the best. */
export interface Rtp {
  least: number
  most: number
}

const always = (percent: number): Rtp => ({ least: percent, most: percent })

/** Of each set of rules; in blackjack, poker and highlow it depends on how one plays. */
export const returns = {
  slot: always(94.8),
  crash: always(100 - houseEdgePercent),
  roulette: always(97.3),
  wheel: { least: 92.45, most: 98.11 },
  dice: { least: 84.72, most: 97.22 },
  baccarat: { least: 85.64, most: 98.94 },
  keno80: { least: 90.47, most: 93.16 },
  keno40: { least: 90.35, most: 92.55 },
  lottery6: always(92.12),
  lottery7: always(91.46),
  bingo90: always(91.91),
  bingo75: always(93.19),
} as const satisfies Readonly<Record<string, Rtp>>
