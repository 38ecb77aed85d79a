import type { Round, RoundFilter, RoundPage } from '#contract/round.ts'
import { historySetup, type HistoryFilter, type HistoryPage } from '../history/history.setup.ts'

export type Kind = RoundFilter['kind']
export type Status = Round['status']
export type Filter = HistoryFilter<Kind, Status>
export type Sum = RoundPage['sum']
export type Page = HistoryPage<Round, Sum>

export const noFilter: Filter = { kind: 0, status: null, from: null, to: null }

export const gameHistory = historySetup<Kind, Status, Round, Sum>()
