import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import type { GameHistoryActor } from '#machines/game-history/game-history.machine.ts'

/** A history that its parts can be shown of. */
export type HistoryActor = FinancialHistoryActor | GameHistoryActor
