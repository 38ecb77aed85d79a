import type { Turn } from './betting.ts'

/** CPU and throughput of one server ÷ those of another. */
interface Goal {
  cpuAtMost: number
  throughputAtLeast: number
}

export interface Spread {
  median: number
  least: number
  most: number
}

interface Measured {
  server: string
  betsPerSecond: Spread
  cpuMilliseconds: Spread
}

export interface Comparison {
  players: number
  one: Measured
  other: Measured
  /** Each turn of the one ÷ the turn of the other in the same round. */
  cpuRatio: Spread
  throughputRatio: Spread
  goal: Goal
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

const measured = (own: readonly Turn<string>[], server: string): Measured => ({
  server,
  betsPerSecond: spread(own.map((turn) => turn.betsPerSecond)),
  cpuMilliseconds: spread(own.map((turn) => turn.cpuMilliseconds)),
})

export function compare<Name extends string>(
  turns: readonly Turn<Name>[],
  names: readonly [one: Name, other: Name],
  goal: Goal,
): Comparison[] {
  return [...new Set(turns.map(({ players }) => players))].map((players) => {
    const of = (server: Name) => turns.filter((turn) => turn.players === players && turn.server === server)
    const [one, other] = [of(names[0]), of(names[1])]
    const ratio = (figure: 'betsPerSecond' | 'cpuMilliseconds') =>
      spread(one.map((turn, index) => turn[figure] / (other[index]?.[figure] ?? Number.NaN)))
    const cpuRatio = ratio('cpuMilliseconds')
    const throughputRatio = ratio('betsPerSecond')
    return {
      players,
      one: measured(one, names[0]),
      other: measured(other, names[1]),
      cpuRatio,
      throughputRatio,
      goal,
      isGoalMet: cpuRatio.median <= goal.cpuAtMost && throughputRatio.median >= goal.throughputAtLeast,
    }
  })
}

export const figure = ({ median, least, most }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`

export function say(
  comparisons: readonly Comparison[],
  load: { before: number | undefined; after: number | undefined },
  what = 'bet',
): string {
  const rows = comparisons.flatMap(({ players, one, other, cpuRatio, throughputRatio, goal, isGoalMet }) => [
    ['players', 'server', `${what}s per second`, `CPU ms per ${what}`],
    ...[one, other].map(({ server, betsPerSecond, cpuMilliseconds }) => [
      String(players),
      server,
      figure(betsPerSecond, 0),
      figure(cpuMilliseconds, 3),
    ]),
    [String(players), 'ratio', figure(throughputRatio, 3), figure(cpuRatio, 3)],
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
