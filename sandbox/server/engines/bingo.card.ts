import type { Draw } from '../engine.ts'
import { drawNumbers } from './pick.ts'

export type BingoRows = (number | null)[][]

/** Of ninety balls: three rows of five numbers, at least one in each column of ten. */
function tombala(draw: Draw): BingoRows {
  const columns = 9
  const counts = Array.from({ length: columns }, () => 1)
  for (let more = 0; more < 6; more++) {
    const room = counts.flatMap((count, column) => (count < 3 ? [column] : []))
    const column = room[draw(room.length)] ?? 0
    counts[column] = (counts[column] ?? 0) + 1
  }
  const rows: BingoRows = Array.from({ length: 3 }, () => Array.from({ length: columns }, () => null))
  const free = [5, 5, 5]
  const fullest = counts.map((count, column) => ({ count, column })).sort((a, b) => b.count - a.count)
  for (const { count, column } of fullest) {
    const into = [0, 1, 2].sort((a, b) => (free[b] ?? 0) - (free[a] ?? 0)).slice(0, count)
    const first = column === 0 ? 1 : column * 10
    const size = column === 0 ? 9 : column === 8 ? 11 : 10
    const numbers = drawNumbers(count, size, draw).sort((a, b) => a - b)
    for (const [index, row] of into.sort((a, b) => a - b).entries()) {
      rows[row]?.splice(column, 1, first - 1 + (numbers[index] ?? 0))
      free[row] = (free[row] ?? 0) - 1
    }
  }
  return rows
}

/** Of seventy-five balls: three rows, and in each of the five columns numbers of its own fifteen. */
function american(draw: Draw): BingoRows {
  const columns = Array.from({ length: 5 }, (_, column) =>
    drawNumbers(3, 15, draw).map((number) => number + column * 15),
  )
  return [0, 1, 2].map((row) => columns.map((numbers) => numbers[row] ?? null))
}

export const bingoCard = (balls: number, draw: Draw): BingoRows =>
  balls === 75 ? american(draw) : tombala(draw)
