import { i18n } from '@lingui/core'
import { dayOf } from '#contract/day.ts'
import { toCsv, type Cell } from '../../words/csv.ts'

/** Downloads the rows as a CSV file: 'finansal-gecmis-2026-11-20.csv'. */
export function saveAsFile(name: string, rows: readonly (readonly Cell[])[]): void {
  saveFile(`${name}-${dayOf(new Date())}.csv`, toCsv(rows, i18n.locale))
}

/** The download needs the URL until the next task; then it is revoked. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
