import type { BingoSetup } from '#sandbox/contract/bingo.ts'

/** Tombala: fifty-two of ninety balls. */
export const bingo90: BingoSetup = {
  balls: 90,
  drawn: 52,
  pays: { line: 3, 'two lines': 30, 'full house': 2_000 },
}

/** Forty-four of seventy-five. */
export const bingo75: BingoSetup = {
  balls: 75,
  drawn: 44,
  pays: { line: 3, 'two lines': 25, 'full house': 2_000 },
}
