import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import { historySetup, type HistoryFilter, type HistoryPage } from '../history/history.setup.ts'

export type Kind = TransactionFilter['kind']
export type Status = TransactionItem['status']
export type Filter = HistoryFilter<Kind, Status>
export type Page = HistoryPage<TransactionItem>

export const noFilter: Filter = { kind: 0, status: null, from: null, to: null }

export const financialHistory = historySetup<Kind, Status, TransactionItem>()
