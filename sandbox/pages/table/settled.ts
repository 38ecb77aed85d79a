import type { TableRound } from '#sandbox/contract/table.ts'

/** Whether what a round has come to may be told: it has ended, and nothing moves any more. */
export const isSettled = (round: TableRound | null, moving: boolean): boolean =>
  round !== null && round.won !== null && !moving
