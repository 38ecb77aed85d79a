/** A spreadsheet runs such a cell as a formula; a leading apostrophe prevents it. */
const couldBeFormula = /^[=+\-@\t\r]/
const guarded = /^'(?=[=+\-@\t\r])/

export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

function cell(text: string): string {
  const safe = couldBeFormula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const piece = /"((?:[^"]|"")*)"|([^",;\r\n]*)/y
const between = /[,;]|\r?\n|$/y

/** Null if it is not CSV: quotes in the middle of a cell, or never closed. */
export function readCsv(text: string): string[][] | null {
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length;) {
    piece.lastIndex = at
    const found = piece.exec(text)
    if (!found) return null
    const [, quoted, plain = ''] = found
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(guarded, ''))
    between.lastIndex = piece.lastIndex
    const end = between.exec(text)
    if (!end) return null
    if (end[0] === '') break
    if (end[0].endsWith('\n')) rows.push([])
    at = between.lastIndex
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '')
}
