/** Strict RFC 4180: CRLF after each row, quotes only where a cell needs them, rows of equal length. */
export function readCsv(text: string): string[][] {
  if (text.startsWith('\uFEFF')) throw new Error('It begins with a byte order mark.')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = /"((?:[^"]|"")*)"|[^",\r\n]*/y
    cell.lastIndex = at
    const found = cell.exec(text)
    const [whole, quoted] = found ?? ['']
    if (quoted !== undefined && !/[",\r\n]/.test(quoted)) throw new Error(`Quotes without need: ${whole}`)
    row.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'))
    at += whole.length
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else throw new Error(`Neither a comma nor the end of a line after: ${whole}`)
  }
  if (row.length > 0) throw new Error('The last line has no end.')
  if (new Set(rows.map((each) => each.length)).size > 1) throw new Error('Rows of different lengths.')
  return rows
}
