import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idOf } from 'statechart-cases'
import { browserCases, caseName } from '#tests/flows/driver/cases.ts'
import { printOf, type Replayed } from '#tests/flows/driver/record.ts'
import { annotationsOf } from './annotations.ts'
import { reportOf } from './gather.ts'
import { junitOf } from './junit.ts'
import { overviewPage } from './overview-page.ts'
import { faredIn } from './replaying.ts'
import { rememberedRuns, rememberRun, type Fared, type Run } from './runs.ts'
import { flakyIn, slowIn } from './trends.ts'
import { languages } from './words.ts'

const cases = browserCases('login')
const [first = '', second = ''] = cases.map((walked) => idOf('login', walked))

const fared = (id: string, change: Partial<Fared> = {}): Fared => ({
  id,
  flow: 'login',
  title: 'Login – “Log In” & <wait>',
  result: 'passed',
  seconds: 2,
  error: null,
  ...change,
})
const run = (...all: Fared[]): Run => ({ begun: 1_000, seconds: 12.5, cases: all })
const took = (...all: number[]) => all.map((seconds) => run(fared(first, { seconds })))
const broken = { result: 'failed', error: 'Expected: "a: b", 100 %\n\u001b[31mReceived: <none>' } as const

describe('the runs that are kept', () => {
  let folder: URL
  beforeEach(() => (folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'lale-runs-'))}/`)))
  afterEach(() => rmSync(folder, { recursive: true }))
  const file = () => new URL('runs.json', folder)

  it('Scenario: the last twenty runs are kept, oldest first, and of an error its beginning', () => {
    for (let begun = 1; begun <= 23; begun += 1)
      rememberRun({ ...run(fared(first, { error: 'x'.repeat(9_000) })), begun }, folder)
    const kept = rememberedRuns(folder)
    expect(kept.map(({ begun }) => begun)).toEqual(Array.from({ length: 20 }, (_, at) => at + 4))
    expect(kept[0]?.cases[0]?.error?.length).toBe(4_000)
    expect(existsSync(new URL('runs.json.new', folder))).toBe(false)
  })

  it('Scenario: a damaged file is begun again, and a damaged run is left out', () => {
    for (const damaged of ['', '{"cut', '{}', 'null', '[7, {"begun": "x"}]']) {
      writeFileSync(file(), damaged)
      expect(rememberedRuns(folder)).toEqual([])
    }
    rememberRun(run(fared(first)), folder)
    const all: unknown[] = JSON.parse(readFileSync(file(), 'utf8'))
    writeFileSync(file(), JSON.stringify([{ cases: 7 }, ...all]))
    expect(rememberedRuns(folder)).toEqual([run(fared(first))])
  })
})

describe('how the cases fared', () => {
  it('Scenario: a record of an earlier run says nothing of this one', () => {
    const record = (at: number, begun: number): Replayed[] =>
      cases.slice(at, at + 1).map((walked) => ({
        flow: 'login',
        number: at + 1,
        case: caseName(walked),
        told: printOf(walked),
        result: 'passed',
        begun,
        seconds: 3,
        gone: 1,
        error: null,
        trace: null,
        notLookedAt: [],
        pictures: [],
      }))
    const all = faredIn(new Map([['login', cases]]), 100, [...record(0, 150), ...record(1, 50)])
    expect(all.map(({ id, result, seconds }) => [id, result, seconds])).toEqual([
      [first, 'passed', 3],
      [second, 'not replayed', 0],
    ])
  })

  it('Scenario: CI reads every case from the JUnit file, with its ID, its time and why it failed', () => {
    const xml = junitOf(
      run(
        fared(first),
        fared(second, broken),
        fared('a', { result: 'broken off' }),
        fared('b', { result: 'not replayed', seconds: 0 }),
      ),
    )
    expect(XMLValidator.validate(xml)).toBe(true)
    const read = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      processEntities: true,
    }).parse(xml)
    const suite = read.testsuites.testsuite
    expect(suite).toMatchObject({
      name: 'login',
      tests: '4',
      failures: '1',
      errors: '1',
      skipped: '1',
      time: '6.000',
    })
    const [passed, failed, off, never] = suite.testcase
    expect(passed).toEqual({
      classname: 'login',
      name: `${first} Login – “Log In” & <wait>`,
      file: 'machines/login/login.machine.ts',
      time: '2.000',
    })
    expect(failed.name).toContain(second)
    expect(failed.failure).toEqual({
      message: 'Expected: "a: b", 100 %',
      '#text': 'Expected: "a: b", 100 %\n[31mReceived: <none>',
    })
    expect(off).toHaveProperty('error')
    expect(never).toHaveProperty('skipped')
  })

  it('Scenario: each failure is one line, on GitHub as an annotation of the machine', () => {
    const latest = run(fared(first), fared(second, { ...broken, title: 'Login – a: b, c' }))
    expect(annotationsOf(latest, false)).toEqual([
      `Failed: ${second} Login – a: b, c: Expected: "a: b", 100 % \u001b[31mReceived: <none>`,
    ])
    expect(annotationsOf(latest, true)).toEqual([
      `::error file=machines/login/login.machine.ts,title=${second} Login – a%3A b%2C c::Expected: "a: b", 100 %25 \u001b[31mReceived: <none>`,
    ])
  })
})

describe('what differs from earlier runs', () => {
  it('Scenario: a case that passed and failed is flaky; one that fails each time, or broke off, is not', () => {
    const runs = [
      run(fared(first), fared(second, broken)),
      run(fared(first, broken), fared(second, broken)),
      run(fared(first), fared(second, { result: 'broken off' })),
    ]
    expect(flakyIn(runs)).toEqual([{ id: first, failed: 1, runs: 3 }])
  })

  it('Scenario: a case is slow if it takes more than twice its usual time and a second more', () => {
    expect(slowIn(took(2, 3, 40, 6.1))).toEqual([{ id: first, seconds: 6.1, usual: 3 }])
    expect(slowIn(took(2, 3, 40, 6))).toEqual([])
    expect(slowIn(took(0.2, 1.1))).toEqual([])
    expect(slowIn(took(0.2, 1.2))).toEqual([{ id: first, seconds: 1.2, usual: 0.2 }])
    expect(slowIn(took(9))).toEqual([])
    expect(slowIn([run(fared(first, { ...broken, seconds: 1 })), ...took(9)])).toEqual([])
  })

  it.each(languages)('Scenario: the report names flaky and slow cases and leads to them (%s)', (language) => {
    const report = reportOf('login', { records: [], byHand: [], clicked: [] })
    const page = overviewPage(
      [report],
      [run(fared(first), fared(second)), run(fared(first, broken), fared(second, { seconds: 9 }))],
      language,
    )
    expect(page.match(/<a href="login\.html#path-\d"/g)).toHaveLength(2)
    expect(page).toContain(first)
    expect(page).toContain(second)
    expect(page).toContain('1 / 2')
    expect(overviewPage([report], [run(fared(first))], language)).not.toContain(first)
  })
})
