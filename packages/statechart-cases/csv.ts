import type { WrittenCase } from './case.ts'
import type { Written } from './forms.ts'
import { labels, type Language } from './labels.ts'

/** RFC 4180, UTF-8 without BOM, one row per step. Importers group rows by the ID, so every row has it. */
export function writeCsv(all: readonly Written[], language: Language): string {
  const { id, title, flow, section, precondition, number, action, data, expected, machineOnly } =
    labels[language]
  const head = [id, title, flow, section, precondition, number, action, data, expected, machineOnly]
  const rows = all.flatMap((each) => each.cases.flatMap((one) => rowsOf(each.title, one, language)))
  return csvOf([head, ...rows])
}

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

/** Importers expect the fields of a case in its first row only. */
function rowsOf(flow: string, written: WrittenCase, language: Language): string[][] {
  const { id, title, sections, precondition, account, way, seen, steps } = written
  const own = [
    title,
    flow,
    sections.join('; '),
    [
      precondition,
      ...(account.length > 0 ? [labels[language].account] : []),
      ...account.map(({ name, value }) => `${name}: ${value}`),
      ...way.map((each, at) => `${at + 1}. ${each}`),
      ...seen.map((each) => `→ ${each}`),
    ].join('\n'),
  ]
  const lines =
    steps.length > 0
      ? steps.map(({ number, action, data, expected, machineOnly }) => [
          String(number),
          action,
          data.map(({ name, value }) => `${name}: ${value}`).join('\n'),
          expected.join('\n'),
          machineOnly ?? '',
        ])
      : [['1', labels[language].start, '', seen.join('\n'), '']]
  return lines.map((line, at) => [id, ...(at === 0 ? own : own.map(() => '')), ...line])
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
