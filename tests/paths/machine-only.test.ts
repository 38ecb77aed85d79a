import { expect, it } from 'vitest'
import type { Language } from '#charts/words/said.ts'
import { flowNames, type FlowName } from '#machines/flows.ts'
import { coverageOf, together, seenIn } from 'statechart-coverage'
import { walked } from '#charts/flows/flows.ts'
import { possible } from '#charts/flows/possible.ts'
import { forms } from 'statechart-cases'
import type { FormName } from '#tests/paths/asked.ts'
import { readCsv } from './written/read-csv.ts'
import { readGherkin } from './written/read-gherkin.ts'
import { shape } from './written/read-json.ts'
import { chosenFor, writtenOf } from '#charts/written/written.ts'

const wish = { kind: 'transitions', limit: Infinity } as const
const chosen = flowNames.map((name) => ({ name, ...chosenFor(name, wish) }))
const put = (form: FormName, name: FlowName, language: Language) =>
  forms[form].write([writtenOf(name, 'transitions', chosenFor(name, wish), language)], language)
const whole = chosenFor('phone verification', wish, true)
const asWhole = (form: FormName, language: Language) =>
  forms[form].write([writtenOf('phone verification', 'transitions', whole, language)], language)
const reason = 'a browser that refuses its storage has refused the page before'
const neden = 'saklama alanına izin vermeyen bir tarayıcıda sayfa da açılmaz'

it('Scenario: nobody is given a case that nobody can go through, and reads how many transitions are left out', () => {
  const steps = chosen.flatMap(({ name, ...paths }) =>
    writtenOf(name, 'transitions', paths, 'tr').cases.flatMap((each) => each.steps),
  )
  expect(steps.filter(({ machineOnly }) => machineOnly !== null)).toEqual([])
  expect(put('markdown', 'phone verification', 'en')).toContain(
    '\n\nThe machine alone allows 1 transition, which nobody can test by hand: left out.\n\n',
  )
  expect(put('markdown', 'recovery', 'en')).not.toContain('The machine alone')
})

it('Scenario: no case goes on in a flow that the site has closed with the session', () => {
  const events = flowNames.flatMap((name) => possible(name).starts.flatMap((start) => start.events))
  expect(events.filter((event) => JSON.stringify(event).includes('"signed out"'))).toEqual([])
})

it('Scenario: every transition is in the cases, or is counted as left out', () => {
  const told = chosen.map(({ name, paths, machineOnly }) => {
    const seen = together(paths.map(({ moments }) => seenIn(moments)))
    const { transitions } = coverageOf(walked[name].machine, seen)
    return { name, left: transitions.missing.length, counted: machineOnly.transitions }
  })
  expect(told.filter(({ left, counted }) => left !== counted)).toEqual([])
})

it('Scenario: who wants the whole machine finds them marked, with the reason, in every form', () => {
  const markdown = asWhole('markdown', 'en')
  expect(markdown).toContain('which nobody can test by hand: the steps are marked.')
  expect(markdown).toMatch(
    new RegExp(`\\n\\d+\\. The program has a fault: .*\\n {3}- Machine only: ${reason}\\n {3}- → `),
  )
  const gherkin = asWhole('gherkin', 'tr')
  expect(gherkin).toContain(`\n    # Yalnızca makine: ${neden}\n    Eğer ki Programda bir hata oluşur: `)
  const tagged = readGherkin(gherkin).scenarios.filter(({ tags }) => tags.includes('@machine-only'))
  const [json] = shape.parse(JSON.parse(asWhole('json', 'en'))).flows
  const marked = json?.cases.filter(({ steps }) => steps.some(({ machineOnly }) => machineOnly !== null))
  expect(tagged.map(({ tags }) => tags[0])).toEqual(marked?.map(({ id }) => `@${id}`))
  expect(marked?.flatMap(({ steps }) => steps.flatMap(({ machineOnly }) => machineOnly ?? []))).toContain(
    reason,
  )
  const [head, ...rows] = readCsv(asWhole('csv', 'tr'))
  expect([head?.at(-1), ...new Set(rows.map((row) => row.at(-1)))]).toEqual(
    expect.arrayContaining(['Yalnızca makine', '', neden]),
  )
})
