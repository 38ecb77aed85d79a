import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostSteps } from '#contract/walk.ts'
import { graphOf } from 'statechart-graph'
import { loginMachine } from '#machines/login/login.machine.ts'
import { codeOf } from '#machines/transition-code.ts'
import { reportsOfNetwork } from '#server/guard/limits.ts'
import { kept, tidy } from '#server/upkeep/upkeep.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

const hour = 60 * 60_000
const day = 24 * hour

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    now: new Date('2026-11-27T12:34:56Z'),
    env: { WALKS_RATIO: '0.5', ADDRESS_FACTOR: '1' },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('truncate walks')
  app.clock.pass(hour)
})

const [sent = '', refused = '', again = ''] = graphOf(loginMachine).transitions.map(({ key }) => codeOf(key))
const page = '0123456789abcdef0123456789abcdef'
const report = { page, begins: 0, steps: [`0.${sent}`, `0.${refused}`] }
const tell = (more: object = {}) => app.call('site/walk', { ...report, ...more })
const rows = async () => (await app.pool.query('select * from walks order by page, begins')).rows
const areKept = (count: number) => expect.poll(async () => (await rows()).length).toBe(count)

describe('a page tells which transitions it took', () => {
  test('Scenario: they are kept with the hour, and with nothing of who it was', async () => {
    expect(await tell()).toMatchObject({ status: 200, success: true, data: null })
    await areKept(1)
    const at = new Date(app.clock.now())
    at.setUTCMinutes(0, 0, 0)
    expect(await rows()).toEqual([{ ...report, at }])
  })

  test('Scenario: what comes twice is kept once', async () => {
    await tell()
    await tell()
    await tell({ begins: 2, steps: [`0.${again}`] })
    await areKept(2)
  })

  test('Scenario: a report with anything wrong in it is refused by its field, and nothing of it is kept', async () => {
    const wrongs = [
      ['a transition that no chart has', { steps: [`0.${sent}`, '0.zzzzzzz'] }, 'steps'],
      ['a key in words', { steps: ['0.login.filling in — send the form'] }, 'steps.0'],
      ['a value beside a transition', { steps: [`0.${sent} ada@example.test`] }, 'steps.0'],
      ['an actor without a number', { steps: [`x.${sent}`] }, 'steps.0'],
      ['no transition', { steps: [] }, 'steps'],
      [
        'more than a page tells',
        { steps: Array.from({ length: mostSteps + 1 }, () => `0.${sent}`) },
        'steps',
      ],
      ['a page that is a name', { page: 'ada' }, 'page'],
      ['a beginning beyond the end', { begins: mostSteps }, 'begins'],
    ] as const
    for (const [what, wrong, field] of wrongs)
      expect(await tell(wrong), what).toMatchObject({ status: 400, success: false, data: { field } })
    await tell()
    await areKept(1)
  })

  test('Scenario: nothing else of a report is kept', async () => {
    await tell({ player: 'ada', context: { password: 'secret' } })
    await areKept(1)
    expect(JSON.stringify(await rows())).not.toMatch(/ada|secret/)
  })

  test('Scenario: more than a report needs is not even read', async () => {
    expect(await tell({ more: 'x'.repeat(4_000) })).toMatchObject({ status: 413, success: false })
  })

  test('Scenario: the reports of one network are limited per hour', async () => {
    const { most } = reportsOfNetwork
    const answers = await Promise.all(
      Array.from({ length: most + 5 }, (_, at) => tell({ page: at.toString(16).padStart(32, '0') })),
    )
    expect(answers.filter(({ success }) => !success).map(({ status }) => status)).toEqual(Array(5).fill(429))
    await areKept(most)
  })

  test('Scenario: walks go after thirty days', async () => {
    await tell()
    await areKept(1)
    const [{ at } = { at: new Date(NaN) }] = await rows()
    expect((await tidy(app.pool, new Date(at.getTime() + kept.walks)))['walks']).toBe(0)
    expect((await tidy(app.pool, new Date(at.getTime() + kept.walks + 1)))['walks']).toBe(1)
  })
})

test('Scenario: where the operator has not asked for it, what is told is dropped', async () => {
  const silent = await startApp()
  expect(await silent.call('site/walk', report)).toMatchObject({ status: 200, success: true })
  let written: number | null = null
  const { pool } = silent
  const end = pool.end.bind(pool)
  pool.end = async () => {
    written = (await pool.query('select from walks')).rowCount
    await end()
  }
  await silent.close()
  expect(written).toBe(0)
})

describe('the operator reads the walks', unhurried, () => {
  test('Scenario: equal walks are counted, the parts of a page load are put together, and no page is named', async () => {
    const steps = [...report.steps, `0.${again}`]
    await tell()
    await tell({ begins: 2, steps: [`0.${again}`] })
    await tell({ page: page.replace('0', 'f'), steps })
    await tell({ page: page.replace('0', 'e') })
    await areKept(4)
    await app.pool.query('update walks set at = $1', [new Date(Date.now() - 2 * day)])
    const desk = deskOf(app)
    expect(await desk.read('walks')).toEqual([
      { loads: 2, steps },
      { loads: 1, steps: report.steps },
    ])
    expect((await desk.type('walks')).said).toBe('3 page loads took 2 different walks.')
    expect((await desk.type('walks', '--days', '1')).said).toBe('Nothing was told.')
  })
})
