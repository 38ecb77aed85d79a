import type { FinancialHistoryActor } from '#machines/financial-history/financial-history.machine.ts'
import type { GameHistoryActor } from '#machines/game-history/game-history.machine.ts'

export type HistoryActor = FinancialHistoryActor | GameHistoryActor
