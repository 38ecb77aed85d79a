import { i18n } from '@lingui/core'
import { toCsv, type Cell } from '../../words/csv.ts'
import { writeHistoryMoment } from '../../words/history-moment.ts'

/** Gives the rows to the person as a file for a spreadsheet: 'finansal-gecmis-2026-11-20.csv'. */
export function saveAsFile(name: string, rows: readonly (readonly Cell[])[]): void {
  const [today] = writeHistoryMoment(new Date().toISOString()).split(' ')
  saveFile(`${name}-${today}.csv`, toCsv(rows, i18n.locale))
}

/** The browser keeps the address for the download until the next task; then it is given back. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
