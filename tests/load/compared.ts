import type { Turn } from './wallet.ts'

/** CPU and throughput of the wallet ÷ those of the bare handler. */
const goal = { cpuAtMost: 1.6, throughputAtLeast: 0.6 }

export interface Spread {
  median: number
  least: number
  most: number
}

interface Measured {
  betsPerSecond: Spread
  cpuMilliseconds: Spread
}

export interface Comparison {
  players: number
  wallet: Measured
  bare: Measured
  /** Each turn of the wallet ÷ the bare handler's turn after it. */
  cpuRatio: Spread
  throughputRatio: Spread
  isGoalMet: boolean
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

const measured = (own: readonly Turn[]): Measured => ({
  betsPerSecond: spread(own.map((turn) => turn.betsPerSecond)),
  cpuMilliseconds: spread(own.map((turn) => turn.cpuMilliseconds)),
})

export function compare(turns: readonly Turn[]): Comparison[] {
  return [...new Set(turns.map(({ players }) => players))].map((players) => {
    const of = (server: Turn['server']) =>
      turns.filter((turn) => turn.players === players && turn.server === server)
    const [wallet, bare] = [of('wallet'), of('bare')]
    const ratio = (figure: 'betsPerSecond' | 'cpuMilliseconds') =>
      spread(wallet.map((turn, index) => turn[figure] / (bare[index]?.[figure] ?? Number.NaN)))
    const cpuRatio = ratio('cpuMilliseconds')
    const throughputRatio = ratio('betsPerSecond')
    const isGoalMet = cpuRatio.median <= goal.cpuAtMost && throughputRatio.median >= goal.throughputAtLeast
    return { players, wallet: measured(wallet), bare: measured(bare), cpuRatio, throughputRatio, isGoalMet }
  })
}

export const figure = ({ median, least, most }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`

export function say(
  comparisons: readonly Comparison[],
  load: { before: number | undefined; after: number | undefined },
): string {
  const rows = comparisons.flatMap(({ players, wallet, bare, cpuRatio, throughputRatio, isGoalMet }) => [
    ['players', 'server', 'bets per second', 'CPU ms per bet'],
    [String(players), 'wallet', figure(wallet.betsPerSecond, 0), figure(wallet.cpuMilliseconds, 3)],
    [String(players), 'bare', figure(bare.betsPerSecond, 0), figure(bare.cpuMilliseconds, 3)],
    [String(players), 'ratio', figure(throughputRatio, 2), figure(cpuRatio, 2)],
    [
      String(players),
      'goal',
      `at least ${goal.throughputAtLeast}`,
      `at most ${goal.cpuAtMost}: ${isGoalMet ? 'met' : 'not met'}`,
    ],
    [],
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
  const busy = `load of the machine: ${load.before?.toFixed(1)} before, ${load.after?.toFixed(1)} after; medians, least and most`
  return [...lines, busy].join('\n')
}
