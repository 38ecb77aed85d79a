import { expect, it } from 'vitest'
import { readCsv } from './written/read-csv.ts'
import { tracedAll, type Traced } from './trace/rows.ts'
import { traceIn, withoutCases } from './trace/trace.ts'

const all = tracedAll('en')

it('Scenario: every section of the specification has requirements, and each has a case', () => {
  expect([...new Set(all.map(({ section }) => section))]).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ])
  expect(withoutCases(all)).toEqual([])
})

it('Scenario: a requirement that nothing tests is named', () => {
  const lonely: Traced = { requirement: '4.99', section: '4', sentence: 'None.', states: [], cases: [] }
  expect(withoutCases([...all, lonely])).toEqual(['4.99'])
})

it('Scenario: a case has one ID wherever it stands, and a requirement names it once', () => {
  const titles = new Map(all.flatMap(({ cases }) => cases.map(({ id, title }) => [id, title])))
  for (const { requirement, cases } of all) {
    const ids = cases.map(({ id }) => id)
    expect([requirement, ids]).toEqual([requirement, [...new Set(ids)]])
    for (const { id, title } of cases) expect(titles.get(id)).toBe(title)
  }
})

it('Scenario: the CSV has a heading and a row for each requirement and case', () => {
  const [head, ...rows] = readCsv(traceIn('csv', 'en', all))
  expect(head).toEqual([
    'Requirement',
    'Section',
    'Sentence',
    'States',
    'Case',
    'Title',
    'Kind',
    'Last result',
  ])
  expect(rows).toEqual(
    all.flatMap(({ requirement, section, sentence, states, cases }) =>
      cases.map(({ id, title, kind, result }) => [
        requirement,
        section,
        sentence,
        states.join('; '),
        id,
        title,
        kind,
        result,
      ]),
    ),
  )
})

it('Scenario: a trace has no Gherkin', () => {
  expect(() => traceIn('gherkin', 'en', all)).toThrow('A trace is markdown, csv, json, not gherkin.')
})
