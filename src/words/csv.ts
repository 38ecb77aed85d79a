import { numberSigns } from './number-signs.ts'

/** A number is written as the language writes it; what could be a formula is text. */
export type Cell = string | number

/** By it a spreadsheet knows UTF-8. */
const byteOrderMark = '\uFEFF'
const decimals = 2
/** How a spreadsheet recognises a formula. */
const couldBeFormula = /^[\s]*[=+\-@\t\r|]/u

/** Rows as a file that a spreadsheet of that language opens as a table. Numbers have two decimals. */
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
