import { gameHistoryMachine } from '#machines/game-history/game-history.machine.ts'
import { lost, won } from '../given.ts'
import { historyFlow } from '../history-flow.ts'

export const gameHistory = historyFlow(gameHistoryMachine, {
  items: [won, lost],
  sum: { bet: 20, win: 25 },
  kind: 1,
  status: 2,
})
