import type { Line } from './command.ts'

/** A table for people: heads, then a line each; a sentence where there is nothing. */
export function tableOf(lines: readonly Line[]): string {
  const [first] = lines
  if (!first) return 'Nothing is waiting.'
  const rows = [Object.keys(first), ...lines.map((line) => Object.values(line).map(wordOf))]
  const widths = Object.keys(first).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** On one line, without what a terminal would obey: players wrote some of it. */
function wordOf(value: Line[string]): string {
  const word =
    value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : String(value ?? '-')
  return word.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
