import { financialHistoryMachine } from '#machines/financial-history/financial-history.machine.ts'
import { deposited, withdrawn } from '../given.ts'
import { historyFlow } from '../history-flow.ts'

export const financialHistory = historyFlow(financialHistoryMachine, {
  items: [withdrawn, deposited],
  kind: 2,
  status: 1,
})
