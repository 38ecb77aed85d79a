import type { KenoSetup } from '#sandbox/contract/keno.ts'

/** Twenty of eighty balls. */
export const keno80: KenoSetup = {
  numbers: 80,
  drawn: 20,
  picks: { least: 1, most: 10 },
  pays: {
    1: [0, 3.7],
    2: [0, 1, 9],
    3: [0, 0, 3, 36],
    4: [0, 0, 1, 6, 150],
    5: [0, 0, 0, 3, 18, 700],
    6: [0, 0, 0, 2, 8, 80, 1_500],
    7: [0, 0, 0, 1, 4, 25, 250, 6_000],
    8: [0, 0, 0, 0, 3, 12, 100, 1_000, 10_000],
    9: [0, 0, 0, 0, 1, 6, 40, 400, 4_000, 20_000],
    10: [1, 0, 0, 0, 0, 4, 22, 140, 1_000, 8_000, 50_000],
  },
}

/** Ten of forty balls. */
export const keno40: KenoSetup = {
  numbers: 40,
  drawn: 10,
  picks: { least: 1, most: 8 },
  pays: {
    1: [0, 3.7],
    2: [0, 1, 9],
    3: [0, 0, 3, 41],
    4: [0, 0, 1, 7, 180],
    5: [0, 0, 0, 4, 30, 800],
    6: [0, 0, 0, 2, 12, 120, 2_500],
    7: [0, 0, 0, 1, 6, 45, 500, 6_000],
    8: [0, 0, 0, 0, 4, 22, 200, 1_800, 20_000],
  },
}

/** Six numbers; eight of thirty-six balls. */
export const lottery6: KenoSetup = {
  numbers: 36,
  drawn: 8,
  picks: { least: 6, most: 6 },
  pays: { 6: [0, 0, 1, 3, 14, 120, 4_000] },
}

/** Seven numbers; nine of thirty-six balls. */
export const lottery7: KenoSetup = {
  numbers: 36,
  drawn: 9,
  picks: { least: 7, most: 7 },
  pays: { 7: [0, 0, 0, 2, 6, 35, 250, 10_000] },
}
