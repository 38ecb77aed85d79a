import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportsOfNetwork } from '#server/guard/limits.ts'
import { kept, tidy } from '#server/upkeep/upkeep.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

const hour = 60 * 60_000
const day = 24 * hour

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:34:56Z'), env: { ADDRESS_FACTOR: '1' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('truncate vitals')
  app.clock.pass(hour)
})

const report = { route: '/', release: '0123456789ab', device: 'phone', lcp: 1_200, cls: 0.02 } as const
const tell = (more: object = {}) => app.call('site/vitals', { ...report, ...more })
const rows = async () => (await app.pool.query('select * from vitals order by lcp')).rows
const areKept = (count: number) => expect.poll(async () => (await rows()).length).toBe(count)

describe('a browser tells how fast a load was', () => {
  test('Scenario: it is kept with the hour, and with nothing of who it was', async () => {
    const whole = { ...report, connection: '4g', inp: 48, ttfb: 90, fcp: 800 }
    expect(await tell(whole)).toMatchObject({ status: 200, success: true, data: null })
    await areKept(1)
    const at = new Date(app.clock.now())
    at.setUTCMinutes(0, 0, 0)
    expect(await rows()).toEqual([{ ...whole, at }])
  })

  test('Scenario: a report with anything wrong in it is refused by its field, and nothing of it is kept', async () => {
    const wrongs = [
      ['a place that no route names', { route: '/casino/play/sweet' }, 'route'],
      ['an address with a query', { route: '/?token=1' }, 'route'],
      ['another kind of device', { device: 'fridge' }, 'device'],
      ['another kind of connection', { connection: '9g' }, 'connection'],
      ['no release', { release: '' }, 'release'],
      ['words instead of a release', { release: 'DROP TABLE a' }, 'release'],
      ['a load that ended before it began', { lcp: -1 }, 'lcp'],
      ['a part of a millisecond', { ttfb: 1.5 }, 'ttfb'],
      ['more than ten minutes', { inp: 600_001 }, 'inp'],
      ['a word', { fcp: 'fast' }, 'fcp'],
      ['a shift of more than a hundred windows', { cls: 101 }, 'cls'],
    ] as const
    for (const [what, wrong, field] of wrongs)
      expect(await tell(wrong), what).toMatchObject({ status: 400, success: false, data: { field } })
    await tell()
    await areKept(1)
  })

  test('Scenario: more than a report needs is not even read', async () => {
    expect(await tell({ more: 'x'.repeat(1_000) })).toMatchObject({ status: 413, success: false })
  })

  test('Scenario: the reports of one network are limited per hour', async () => {
    const { most } = reportsOfNetwork
    const answers = await Promise.all(Array.from({ length: most + 5 }, () => tell()))
    const refusals = answers.filter(({ success }) => !success)
    expect(refusals).toHaveLength(5)
    expect(refusals[0]).toMatchObject({ status: 429 })
    const left = hour - (app.clock.now().getTime() % hour)
    expect(refusals[0]?.headers.get('retry-after')).toBe(String(left / 1000))
    app.clock.pass(left)
    expect((await tell()).success).toBe(true)
    await areKept(most + 1)
    expect((await app.pool.query('select from tries')).rowCount).toBe(0)
  })

  test('Scenario: figures go after thirty days', async () => {
    await tell()
    await areKept(1)
    const [{ at } = { at: new Date(NaN) }] = await rows()
    expect((await tidy(app.pool, new Date(at.getTime() + kept.vitals)))['vitals']).toBe(0)
    expect((await tidy(app.pool, new Date(at.getTime() + kept.vitals + 1)))['vitals']).toBe(1)
    expect(await rows()).toEqual([])
  })
})

test('Scenario: what a browser has just told is written before the server ends', async () => {
  const other = await startApp()
  await other.call('site/vitals', report)
  let written: number | null = null
  const { pool } = other
  const end = pool.end.bind(pool)
  pool.end = async () => {
    written = (await pool.query('select from vitals')).rowCount
    await end()
  }
  await other.close()
  expect(written).toBe(1)
})

describe('the operator reads how fast the site was', unhurried, () => {
  const newer = 'ffffffffffff'
  beforeEach(async () => {
    const figures = [
      { lcp: 1_000, cls: 0, inp: 40 },
      { lcp: 2_000, cls: 0.01, inp: 600 },
      { lcp: 2_500, cls: 0.1, inp: 501 },
      { lcp: 9_000, cls: 0.3 },
    ]
    await Promise.all(figures.map((each) => tell({ ...each, fcp: 3_001 })))
    await tell({ route: '/pages/$id', device: 'desktop', connection: '3g', lcp: 4_000, cls: 0.26 })
    await areKept(5)
    await app.pool.query('update vitals set at = $1', [new Date(Date.now() - 2 * day)])
    await tell({ release: newer, lcp: 100, cls: 0 })
    await areKept(6)
    await app.pool.query('update vitals set at = $1 where release = $2', [new Date(), newer])
  })

  test('Scenario: by route and release, the newest release first, with what is good and what is poor', async () => {
    const desk = deskOf(app)
    const home = { p75: 2_500, rating: 'good', count: 4 }
    const lines = await desk.read('vitals')
    expect(lines).toMatchObject([
      { route: '/', release: newer, loads: 1, lcp: { p75: 100, rating: 'good', count: 1 }, inp: null },
      {
        route: '/',
        release: report.release,
        loads: 4,
        lcp: home,
        inp: { p75: 600, rating: 'poor', count: 3 },
        cls: { p75: 0.1, rating: 'good', count: 4 },
        fcp: { p75: 3_001, rating: 'poor', count: 4 },
        ttfb: null,
      },
      {
        route: '/pages/$id',
        release: report.release,
        loads: 1,
        lcp: { p75: 4_000, rating: 'needs improvement', count: 1 },
        cls: { p75: 0.26, rating: 'poor', count: 1 },
      },
    ])
    const [heads, , first] = (await desk.type('vitals')).said.split('\n')
    expect(heads).toMatch(/^route +release +since +loads +lcp +inp +cls +fcp +ttfb$/)
    expect(first).toMatch(
      /^\/ +0123456789ab +\d{4}-\d\d-\d\d \d\d:\d\d +4 +2500 ms good +600 ms poor +0.1 good +3001 ms poor +-$/,
    )
  })

  test('Scenario: of one route, release, device, connection or of the last days', async () => {
    const desk = deskOf(app)
    const shown = async (...words: string[]) => {
      const lines: { route: string; release: string }[] = await desk.read('vitals', ...words)
      return lines.map(({ route, release }) => `${route} ${release}`)
    }
    const page = [`/pages/$id ${report.release}`]
    expect(await shown('--route', '/pages/$id')).toEqual(page)
    expect(await shown('--device', 'desktop')).toEqual(page)
    expect(await shown('--connection', '3g')).toEqual(page)
    expect(await shown('--release', newer)).toEqual([`/ ${newer}`])
    expect(await shown('--days', '1')).toEqual([`/ ${newer}`])
    expect((await desk.type('vitals', '--days', '1', '--route', '/spor')).said).toBe('Nothing was measured.')
    expect(await desk.type('vitals', '--days', '31')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('--days 31 is not a number from 1 to 30'),
    })
    expect(await desk.type('vitals', '--route', '/nowhere')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('--route /nowhere is not a route of the site'),
    })
  })
})
