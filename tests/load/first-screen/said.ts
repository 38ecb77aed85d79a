import type { Figures } from './figures.ts'
import { floorOf, type Cell } from './goals.ts'

const whole = (value: number) => value.toFixed(0)
const thousands = (value: number) => (value / 1_000).toFixed(1)
const thousandths = (value: number) => value.toFixed(3)

const columns: readonly [keyof Figures, string, (value: number) => string][] = [
  ['lcp', 'LCP ms', whole],
  ['fcp', 'FCP ms', whole],
  ['speedIndex', 'SI ms', whole],
  ['blocking', 'TBT ms', whole],
  ['cls', 'CLS', thousandths],
  ['score', 'score', (value) => value.toFixed(2)],
  ['requests', 'requests', whole],
  ['requestsBeforeLcp', 'to LCP', whole],
  ['depth', 'depth', whole],
  ['scriptToAnswer', 'to answer', thousands],
  ['script', 'script kB', thousands],
  ['style', 'style', thousands],
  ['font', 'font', thousands],
  ['image', 'image', thousands],
  ['document', 'document', thousands],
]
const width = 9
const nameWidth = 44

const line = (name: string, values: readonly string[]) =>
  name.padEnd(nameWidth) + values.map((value) => value.padStart(width)).join(' ')

/** Two lines per cell: its medians, and their ratio to the floor. */
export function table(cells: readonly Cell[]): string[] {
  return [
    line(
      '',
      columns.map(([, title]) => title),
    ),
    ...cells.flatMap((cell) => {
      const { over, profile, who, page, figures } = cell
      const floor = floorOf(cells, cell)
      const ratios = columns.map(([name]) => {
        const ratio = floor ? figures[name] / floor[name] : Number.NaN
        return Number.isFinite(ratio) ? ratio.toFixed(2) : '-'
      })
      const values = columns.map(([name, , show]) => show(figures[name]))
      return [line(`${over} ${profile} ${who} ${page}`, values), line('  ÷ floor', ratios)]
    }),
  ]
}
