import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Language } from '#charts/words/said.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { usualLimit } from './asked.ts'
import { forms, type Written } from 'statechart-cases'
import type { FormName } from '#tests/paths/asked.ts'
import { readCsv } from './written/read-csv.ts'
import { readGherkin } from './written/read-gherkin.ts'
import { shape } from './written/read-json.ts'
import { chosenFor, writtenOf, type ChosenFor } from '#charts/written/written.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const names = Object.keys(flows) as FlowName[]
const chosen = new Map<FlowName, ChosenFor>()
const wish = { kind: 'transitions', limit: usualLimit } as const
/** The default of `npm run paths`. */
const casesOf = (name: FlowName, language: Language): Written[] => {
  const paths = chosen.get(name) ?? chosenFor(name, wish)
  chosen.set(name, paths)
  return [writtenOf(name, 'transitions', paths, language)]
}
const put = (form: FormName, name: FlowName, language: Language) =>
  forms[form].write(casesOf(name, language), language)
const run = (...words: string[]) =>
  execFileSync(process.execPath, ['tests/paths/cli.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** English words that no Turkish sentence has. */
const english =
  /\b(?:the|of|and|with|was|are|for|from|that|this|which|has|have|player|visitor|somebody|server)\b/i

describe.each(names)('%s', (name) => {
  const [turkish] = casesOf(name, 'tr')
  const [other] = casesOf(name, 'en')
  const sentencesOf = (all: typeof turkish) =>
    (all?.cases ?? []).flatMap(({ title, precondition, way, seen, steps }) => [
      title,
      precondition,
      ...way,
      ...seen,
      ...steps.flatMap(({ action, data, expected }) => [
        action,
        ...data.map((each) => each.name),
        ...expected,
      ]),
    ])

  it('Scenario: JSON has the shape that is documented, and steps numbered from 1', () => {
    for (const language of ['tr', 'en'] as const) {
      const { flows: read } = shape.parse(JSON.parse(put('json', name, language)))
      for (const { cases } of read) {
        expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
        expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
        for (const { steps } of cases)
          expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1))
      }
    }
  })

  it('Scenario: a Turkish tester reads no English, and an English one no Turkish', () => {
    const values = (turkish?.cases ?? []).flatMap(({ steps }) =>
      steps.flatMap(({ data }) => data.map(({ value }) => value)),
    )
    const [tr, en] = [sentencesOf(turkish), sentencesOf(other)]
    // The names of an answer's fields have no language.
    const read = [...tr, ...values].map((each) => each.replace(/\{".*\}/, ''))
    expect(read.filter((each) => english.test(each))).toEqual([])
    expect(en.filter((each) => /[ğışİ]/.test(each.replaceAll(/“[^”]*”/g, '')))).toEqual([])
    expect(en).toHaveLength(tr.length)
  })

  it('Scenario: Gherkin is read as it was meant, in both languages', () => {
    for (const language of ['tr', 'en'] as const) {
      const [all] = casesOf(name, language)
      const read = readGherkin(put('gherkin', name, language))
      expect([read.language, read.name]).toEqual([language, all?.title])
      expect(read.scenarios.map(({ name: title }) => title)).toEqual(all?.cases.map(({ title }) => title))
      const accounts = {
        tr: 'Bu verilerle açılmış bir hesap',
        en: 'An account with these data',
      }
      const said = all?.cases.map(({ precondition, account, way, seen, steps }) => [
        [precondition, []],
        ...(account.length > 0 ? [[accounts[language], account.map((each) => [each.name, each.value])]] : []),
        ...way.map((each) => [each, []]),
        ...seen.map((each) => [each, []]),
        ...steps.flatMap(({ action, data, expected }) => [
          [action, data.map((each) => [each.name, each.value])],
          ...expected.map((each) => [each, []]),
        ]),
      ])
      expect(read.scenarios.map(({ steps }) => steps.map((step) => [step.text, step.table]))).toEqual(said)
    }
  })

  it('Scenario: CSV is read as it was meant: one row a step, its case named in each', () => {
    const [head, ...rows] = readCsv(put('csv', name, 'tr'))
    expect(head).toEqual([
      'Kimlik',
      'Başlık',
      'Akış',
      'Şartname bölümü',
      'Ön koşul',
      'Sıra',
      'Adım',
      'Veri',
      'Beklenen',
      'Yalnızca makine',
    ])
    const steps = (turkish?.cases ?? []).flatMap((each) =>
      each.steps.map(({ number, action, data, expected }) => [
        each.id,
        number === 1 ? each.title : '',
        String(number),
        action,
        data.map((one) => `${one.name}: ${one.value}`).join('\n'),
        expected.join('\n'),
        '',
      ]),
    )
    const own = rows.filter(([, , , , , , action]) => action !== 'Başlangıca bakın')
    expect(own.map(([id, title, , , , ...rest]) => [id, title, ...rest])).toEqual(steps)
    expect(rows.length - own.length).toBe(turkish?.cases.filter((each) => each.steps.length === 0).length)
  })
})

it('Scenario: a condition that decides the way stands with the step, and how the server is made to fail', () => {
  const shown = put('markdown', 'claim bonus', 'en')
  expect(shown).toContain('   - Condition: `no bonus is on offer`\n')
  expect(put('markdown', 'site', 'tr')).toContain('   - Koşul: `öteki sekmede oturum kapatılmış`\n')
  expect(put('markdown', 'recovery', 'en')).toMatch(
    /The server refuses: the change.*\n {3}- How: `in the dev/,
  )
  expect(put('markdown', 'login', 'en')).not.toContain('- How: `in the developer tools')
})

it('Scenario: a step says how it is done and what is seen of it, in words of the screen', () => {
  const stepper = put('markdown', 'number stepper', 'en')
  expect(stepper).toMatch(
    /comes to its limit(?:.|\n)+?\n\d+\. Press “Increase”.*\n {3}- First: `let go and enter 500/,
  )
  expect(stepper.match(/- First: /g)?.length).toBe(stepper.match(/comes to its limit/g)?.length)
  // The state that begins again every 40 milliseconds is there long enough to look at it.
  expect(stepper).toMatch(/\d+\. 500 milliseconds pass.*\n {3}- → The button that is held looks pressed/)
  expect(put('markdown', 'carousel', 'tr')).toContain('Artık üçüncü slayt görünür ve noktası işaretlidir.')
  expect(put('markdown', 'late part', 'en')).toMatch(
    /The code of the part does not arrive(?:\n {3}.*)*\n {3}- How: `cut the answer to “\/assets/,
  )
})

it('Scenario: Markdown shows a tester what to do, with what, and what must be seen', () => {
  const shown = put('markdown', 'recovery', 'en')
  expect(shown).toContain('# Recovery of the password\n')
  expect(shown).toContain('- Precondition: A visitor who has opened “Recovery Password”')
  expect(shown).toMatch(
    /1\. Enter the username and press “Continue”\n {3}- Username: `ayse\d{9}`\n {3}- → The field/,
  )
  // Who is to be refused enters the wrong code, and nobody else does.
  const wrong =
    /Enter a wrong code and press “Continue”(?:\n {3}.*)+\n\d+\. The server refuses: the check of the code/g
  expect(shown.match(wrong)?.length).toBe(
    shown.match(/\n\d+\. The server refuses: the check of the code/g)?.length,
  )
  expect(shown.match(wrong)?.length).toBe(shown.match(/Enter a wrong code/g)?.length)
})

it('Scenario: the same question is answered in the same words, wherever the project lies', () => {
  const words = ['recovery', 'lobby', 'top-bar', '--pairs', '--limit', '20', '--as', 'json']
  const once = run(...words)
  expect(run(...words)).toBe(once)
  expect(once).not.toContain(root)
})

it('Scenario: a folder gets one file a flow, and the terminal no two features', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lale-cases-'))
  try {
    run('popup', 'phone verification', '--as', 'gherkin', '--out', folder)
    expect(readdirSync(folder).sort()).toEqual(['phone-verification.feature', 'popup.feature'])
    expect(readFileSync(join(folder, 'popup.feature'), 'utf8')).toBe(put('gherkin', 'popup', 'tr'))
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(() => run('popup', 'link', '--as', 'gherkin')).toThrow(/A file of gherkin holds one flow/)
})
