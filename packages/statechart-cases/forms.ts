import type { kinds } from 'statechart-paths'
import type { WrittenCase } from './case.ts'
import { writeCsv } from './csv.ts'
import { writeGherkin } from './gherkin.ts'
import { writeJson } from './json.ts'
import { labels, type Language } from './labels.ts'
import { writeMarkdown } from './markdown.ts'

export interface Written {
  /** The name of the flow. */
  flow: string
  title: string
  purpose: string
  kind: (typeof kinds)[number]
  cases: WrittenCase[]
  /** Cases beyond the limit; the written ones meet `met` of `all` targets of the kind. */
  leftOut: number
  met: number
  all: number
  /** Transitions that only the machine allows, and whether they are written. */
  machineOnly: { transitions: number; areWritten: boolean }
}

export function totalsOf(written: Written, language: Language): string[] {
  const { cases, kind, leftOut, met, all, machineOnly } = written
  const { transitions, areWritten } = machineOnly
  const said = labels[language]
  return [
    `${said.cases(cases.length)}: ${said.kinds[kind]}.`,
    ...(leftOut > 0 ? [said.leftOut(leftOut, met, all)] : []),
    ...(transitions > 0 ? [said.apart(transitions, areWritten)] : []),
  ]
}

interface Form {
  ending: string
  /** Whether several flows make one text. */
  holdsSeveral: boolean
  write: (all: readonly Written[], language: Language) => string
}

export const forms = {
  markdown: { ending: 'md', holdsSeveral: true, write: writeMarkdown },
  gherkin: { ending: 'feature', holdsSeveral: false, write: writeGherkin },
  csv: { ending: 'csv', holdsSeveral: true, write: writeCsv },
  json: { ending: 'json', holdsSeveral: true, write: writeJson },
} satisfies Record<string, Form>
