import { describe, expect, it } from 'vitest'
import { layOut } from 'statechart-drawing'
import { textsIn } from '#charts/words/chart-texts.ts'
import type { FlowName } from '#machines/flows.ts'
import { browserCases, caseName } from '#tests/flows/driver/cases.ts'
import { printOf, type Replayed } from '#tests/flows/driver/record.ts'
import { seenIn } from 'statechart-coverage'
import { changedMachines, machineFile, madeOf } from './changed.ts'
import { timeSaid } from './figures.ts'
import { flowPage } from './flow-page.ts'
import { reportOf } from './gather.ts'
import { overviewPage } from './overview-page.ts'
import { languages } from './words.ts'

const cases = browserCases('login')

function played(index: number, change: Partial<Replayed> = {}): Replayed {
  const walked = cases[index]
  if (!walked) throw new Error('The login has fewer cases')
  return {
    flow: 'login',
    number: index + 1,
    case: caseName(walked),
    told: printOf(walked),
    result: 'passed',
    begun: 0,
    seconds: 2,
    gone: walked.moments.length,
    error: null,
    trace: null,
    pictures: [],
    notLookedAt: [],
    ...change,
  }
}

const nobody = { byHand: [], clicked: [] }
const login = (...records: Replayed[]) => reportOf('login', { records, ...nobody })
const marked = (report: ReturnType<typeof login>, mark: string) =>
  [...report.marks].filter(([, each]) => each === mark).map(([key]) => key)

describe('the report', () => {
  it('Scenario: whatever was played to its end is walked, and nothing else', () => {
    const report = login(played(0))
    const { states, transitions } = seenIn(cases[0]?.moments ?? [])
    const walked = [...states, ...transitions].filter((key) => key !== 'login')
    expect(marked(report, 'walked').sort()).toEqual(walked.sort())
    expect(report.cases.map(({ outcome }) => outcome)).toEqual(['passed', 'not replayed'])
    expect(marked(login(played(0), played(1)), 'never walked')).toEqual([])
  })

  it('Scenario: a path that fails marks the step at which it failed, and what came before is walked', () => {
    const report = login(
      played(0, { result: 'failed', gone: 2, error: 'Expected: visible\nReceived: hidden' }),
    )
    expect(marked(report, 'failed')).toEqual([
      'login.logged in',
      'login.logging in — xstate.done.actor.log in → logged in',
    ])
    expect(marked(report, 'walked')).toContain('login.logging in')
  })

  it('Scenario: a record of a machine that has changed since is out of date and covers nothing', () => {
    const report = login(played(0, { told: 'another machine' }))
    expect(report.older.map(({ number }) => number)).toEqual([1])
    expect(marked(report, 'walked')).toEqual([])
  })

  it('Scenario: tests made by hand and people stand beside the paths, under the test that came by', () => {
    const key = [...login().marks.keys()].find((each) => each.includes(' — log in ')) ?? ''
    const recording = { title: 'login.e2e.ts › a visitor', states: ['login.filling in'], transitions: [key] }
    const report = reportOf('login', { records: [], byHand: [recording], clicked: [] })
    expect([...report.byHand]).toEqual([
      ['login.filling in', ['login.e2e.ts › a visitor']],
      [key, ['login.e2e.ts › a visitor']],
    ])
    expect(marked(report, 'walked by hand')).toEqual(['login.filling in', key])
    expect(marked(report, 'never walked')).not.toContain(key)
  })

  it.each(languages)(
    'Scenario: from all flows one click leads to the path that failed (%s)',
    async (language) => {
      const error = 'Expected: visible'
      const report = login(played(0), played(1, { result: 'failed', gone: 1, error }))
      const overview = overviewPage([report], [], language)
      expect(overview).toContain('href="login.html#path-2"')
      expect(overview).toContain(error)
      const page = flowPage(report, (await layOut(report.graph, textsIn('login', language))).whole, language)
      expect(page).toMatch(/<details open=""[^>]*><summary id="path-2"/)
      expect(page).toContain(error)
      const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const asked = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(asked.filter((id) => !anchors.has(id))).toEqual([])
      for (const each of [overview, page]) {
        expect(each).not.toContain('<script')
        expect(each).not.toMatch(/(?:src|href)="(?:[a-z]+:|\/)/)
      }
    },
  )
})

it.each(languages)(
  'Scenario: beside what a replay did not look at the report says so, with the reason (%s)',
  async (language) => {
    const reason = { tr: 'penceresiyle birlikte kaybolur', en: 'it is gone with its dialog' }
    const notLookedAt = [{ at: 2, part: 'logged in', reason }]
    const report = login(played(0, { notLookedAt }))
    const page = flowPage(report, (await layOut(report.graph, textsIn('login', language))).whole, language)
    const said = { tr: `– bakılmadı: ${reason.tr}`, en: `– not looked at: ${reason.en}` }
    expect(page.split(said[language])).toHaveLength(2)
  },
)

describe('machines that have changed', () => {
  it('Scenario: a flow has changed with whatever its machine takes in, and no other has', () => {
    expect(madeOf(machineFile('registration'))).toContain('machines/failure.ts')
    expect(changedMachines(new Set(['machines/login/login.machine.ts']))).toContain(
      'login' satisfies FlowName,
    )
    expect(changedMachines(new Set(['machines/header/header.machine.ts']))).toEqual(['header'])
    expect(changedMachines(new Set(['src/main.tsx']))).toEqual([])
  })
})

it('Scenario: a time never reads as sixty seconds', () => {
  expect([59.94, 1199.6, 61].map((seconds) => timeSaid(seconds, 'en'))).toEqual([
    '59.9 s',
    '20 min 0 s',
    '1 min 1 s',
  ])
})
