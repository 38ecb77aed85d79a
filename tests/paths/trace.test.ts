import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requirements } from '#charts/requirements/requirements.ts'
import { isThrough } from '#charts/requirements/walked.ts'
import { writtenCases } from '#charts/written/case.ts'
import { chosenFor } from '#charts/written/written.ts'
import { flowNames } from '#machines/flows.ts'
import { walkedPathOf } from '#tests/charts/walked.ts'
import { usualLimit } from './asked.ts'
import { readCsv } from './written/read-csv.ts'
import { faredAsWritten, rememberCases, rememberedCases } from '#tests/written/remembered.ts'
import { resultOf, testCase, tracedAll, type Traced } from './trace/rows.ts'
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

it('Scenario: a case has one ID and one title wherever it stands, and a requirement names it once', () => {
  const titles = new Map(all.flatMap(({ cases }) => cases.map(({ id, title }) => [id, title])))
  for (const { requirement, cases } of all) {
    const ids = cases.map(({ id }) => id)
    expect([requirement, ids]).toEqual([requirement, [...new Set(ids)]])
    for (const { id, title } of cases) expect(titles.get(id)).toBe(title)
  }
})

it.each(flowNames)('Scenario: each written case of %s stands at what it tests, as it is written', (flow) => {
  const { paths } = chosenFor(flow, { kind: 'transitions', limit: usualLimit })
  const cases = writtenCases(flow, paths, 'en')
  for (const requirement of requirements) {
    const traced = all.find((each) => each.requirement === requirement.number)?.cases ?? []
    const own = cases.filter((_, at) =>
      paths.slice(at, at + 1).some((walked) => isThrough(requirement, flow, walkedPathOf(flow, walked))),
    )
    expect(traced.map(({ id, title }) => [id, title])).toEqual(
      expect.arrayContaining(own.map(({ id, title }) => [id, title])),
    )
  }
})

it('Scenario: a case is replayed, followed as it is written, both, or neither: one failure is enough', () => {
  const followed = { 'login-1 tr': true, 'login-1 en': true, 'login-2 tr': true, 'login-2 en': false }
  expect(['login-1', 'login-2', 'login-3'].map((id) => faredAsWritten(id, followed))).toEqual([
    'passed',
    'failed',
    null,
  ])
  expect(resultOf(undefined, null)).toBe('not replayed')
  expect(resultOf('not replayed', 'passed')).toBe('passed')
  expect(resultOf('passed', 'failed')).toBe('failed')
  expect(resultOf('broken off', 'passed')).toBe('broken off')
  expect(resultOf('failed', 'passed')).toBe('failed')
})

it('Scenario: the cases of one run are followed after those of another, and all are known', () => {
  const folder = new URL(`file://${mkdtempSync(join(tmpdir(), 'lale-followed-'))}/`)
  try {
    expect(rememberedCases(folder)).toEqual({})
    rememberCases({ 'login-1 tr': false, 'lobby-1 tr': true }, folder)
    rememberCases({ 'login-1 tr': true }, folder)
    expect(rememberedCases(folder)).toEqual({ 'login-1 tr': true, 'lobby-1 tr': true })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('Scenario: a test fails, and one of the same name in another folder has not failed', () => {
  const title = 'Scenario: a panel opens'
  const fateOf = (file: string) =>
    testCase({ file, title }, [
      { title: `e2e/panels.e2e.ts › ${title}`, passed: true },
      { title: `e2e/keyboard/panels.e2e.ts › ${title}`, passed: false },
    ]).result
  expect(fateOf('tests/e2e/panels.e2e.ts')).toBe('passed')
  expect(fateOf('tests/e2e/keyboard/panels.e2e.ts')).toBe('failed')
  expect(fateOf('tests/e2e/play/panels.e2e.ts')).toBe('not recorded')
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
