import { numberSigns } from './number-signs.ts'

/** A number is written as the language writes it; what could be a formula is made text. */
export type Cell = string | number

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'
const decimals = 2
/** What a spreadsheet takes for a formula (CSV injection). */
const couldBeFormula = /^[\s]*[=+\-@\t\r|]/u

/** A CSV file for a spreadsheet in that language. Numbers have two decimals. */
export function toCsv(rows: readonly (readonly Cell[])[], locale: string): string {
  const { decimal } = numberSigns(locale)
  const between = decimal === ',' ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => quoted(written(cell, decimal), between)).join(between))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function written(cell: Cell, decimal: string): string {
  if (typeof cell === 'number') return cell.toFixed(decimals).replace('.', decimal)
  return couldBeFormula.test(cell) ? `'${cell}` : cell
}

function quoted(text: string, between: string): string {
  const needsQuotes = text.includes(between) || /["\r\n]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
