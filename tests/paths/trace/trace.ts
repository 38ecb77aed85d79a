import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '#charts/exports/pages.ts'
import type { Language, Said } from '#charts/words/said.ts'
import { csvOf } from 'statechart-cases'
import { Misunderstood, type Asked } from '../asked.ts'
import { tracedAll, type Traced } from './rows.ts'

const heads: readonly Said[] = [
  { tr: 'Gereksinim', en: 'Requirement' },
  { tr: 'Bölüm', en: 'Section' },
  { tr: 'Cümle', en: 'Sentence' },
  { tr: 'Durumlar', en: 'States' },
  { tr: 'Test durumu', en: 'Case' },
  { tr: 'Başlık', en: 'Title' },
  { tr: 'Tür', en: 'Kind' },
  { tr: 'Son sonuç', en: 'Last result' },
]

/** One row for each requirement and case. */
function rowsOf({ requirement, section, sentence, states, cases }: Traced, between: string): string[][] {
  const own = [requirement, section, sentence, states.join(between)]
  return cases.map(({ id, title, kind, result }) => [...own, id, title, kind, result])
}

const forms = {
  markdown: {
    ending: 'md',
    write: (all: readonly Traced[], head: string[]) =>
      `${table(
        head,
        all.flatMap((each) => rowsOf(each, '<br>')),
      )}\n`,
  },
  csv: {
    ending: 'csv',
    write: (all: readonly Traced[], head: string[]) =>
      csvOf([head, ...all.flatMap((each) => rowsOf(each, '; '))]),
  },
  json: {
    ending: 'json',
    write: (requirements: readonly Traced[], _: string[], language: Language) =>
      `${JSON.stringify({ language, requirements }, null, 2)}\n`,
  },
}

const isThere = (form: string): form is keyof typeof forms => form in forms

export const withoutCases = (all: readonly Traced[]): string[] =>
  all.filter(({ cases }) => cases.length === 0).map(({ requirement }) => requirement)

export function traceIn(form: string, language: Language, all: readonly Traced[]): string {
  if (!isThere(form)) throw new Misunderstood(`A trace is ${Object.keys(forms).join(', ')}, not ${form}.`)
  const head = heads.map((each) => each[language])
  return forms[form].write(all, head, language)
}

/** @returns whether each requirement has a case */
export function trace({ form, language, out }: Asked): boolean {
  const all = tracedAll(language)
  const text = traceIn(form, language, all)
  if (out === null) console.log(text.trimEnd())
  else {
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, `trace.${isThere(form) ? forms[form].ending : form}`), text)
  }
  const without = withoutCases(all)
  if (without.length > 0) console.error(`Requirements without a case: ${without.join(', ')}`)
  return without.length === 0
}
