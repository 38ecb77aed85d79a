import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { has, isReplay, pathOf, read, replayOf, scenarioOf } from './read-scenario.ts'
import { quotes, rowsOf } from './read-table.ts'

interface Row {
  number: number
  asked: string
  views: string[]
  test: string
  /** The title of a test or of a step; of a replay, its flow. */
  scenario: string
  /** Of the scenario's body. */
  looksAt: string[]
}

const sentences = 106

const rows: Row[] = rowsOf(read('docs/section-2.md'), ([number = '']) => /^\d+$/.test(number)).map(
  ([number, asked = '', views, held, scenario = '', looksAt]) => ({
    number: Number(number),
    asked,
    views: quotes(views),
    test: quotes(held)[0] ?? '',
    scenario,
    looksAt: quotes(looksAt),
  }),
)

/** What makes a test fail, by itself or within what it calls. */
const expectation = /\bexpect\(|\.(?:sees|shows|keepTheFocus)\(/

describe('docs/section-2.md', () => {
  test('Scenario: its sentences are numbered one by one', () => {
    const numbers = rows.map(({ number }) => number)
    expect(Array.from(new Set(numbers))).toEqual(Array.from({ length: sentences }, (_, place) => place + 1))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test.each(rows)('Scenario: $number, $asked: it is shown where the table says', ({ asked, views }) => {
    expect(asked).not.toBe('')
    expect(views).not.toEqual([])
    expect(views.filter((view) => !existsSync(pathOf(view)))).toEqual([])
  })

  test.each(rows)(
    'Scenario: $number, $asked: its test has the scenario, and looks at what the table says',
    ({ test: held, scenario, looksAt }) => {
      expect(held).toMatch(/^tests\/.+\.(?:e2e|replay|test)\.tsx?$/)
      expect(looksAt).not.toEqual([])
      if (isReplay(held)) {
        const text = replayOf(held, scenario)
        expect(looksAt.filter((quoted) => !has(text, quoted))).toEqual([])
        return
      }
      const found = scenarioOf(read(held), scenario)
      expect(found, `${held} says "${scenario}"`).not.toBeNull()
      const { own = '', shared = '' } = found ?? {}
      expect(own).toMatch(expectation)
      expect(looksAt.filter((quoted) => !has(own, quoted) && !has(shared, quoted))).toEqual([])
      // What the tests of a file share is looked at by this one.
      expect(looksAt.some((quoted) => has(own, quoted))).toBe(true)
    },
  )
})

test('Scenario: every address that section 2 names is routed', () => {
  const tree = read('src/routeTree.gen.ts')
  const routed = new Set(Array.from(tree.matchAll(/fullPath: '([^']+)'/g), ([, path]) => path))
  const asked = [
    '/',
    ...['slot', 'live', 'games', 'bingo', 'tvbets'].map((lobby) => `/casino/${lobby}`),
    '/casino/play/$game',
    ...['/spor', '/livespor', '/esports'].flatMap((book) => [book, `${book}/betco`]),
    '/promotions',
    '/pages/$id',
    '/dashboard/',
    ...[
      'account',
      'claim-bonus',
      'deposit',
      'withdraw',
      'phone-verification',
      'change-password',
      'financial-activities',
      'game-history',
      'bonuses',
      'session-history',
    ].map((page) => `/dashboard/${page}`),
  ]
  expect(asked.filter((path) => !routed.has(path))).toEqual([])
})
