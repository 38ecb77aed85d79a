import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { has, isReplay, pathOf, read, replayOf, scenarioOf } from './read-scenario.ts'
import { quotes, rowsOf } from './read-table.ts'

/** What one of these is in the unit that it is written in otherwise: milliseconds, pixels, wholes. */
const units: Record<string, number> = { ms: 1, s: 1_000, px: 1, rem: 16, '%': 0.01 }
const written = /(?<![\w#])(?:\d+(?:_\d{3})+|\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?)(?: ?(ms\b|s\b|px\b|rem\b|%))?/g

interface Amount {
  said: string
  /** The number itself, and what it is in the other unit. */
  means: number[]
}

function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(written), ([said, unit = '']) => {
    const amount = Number.parseFloat(said.replaceAll(/[ _](?=\d)/g, ''))
    return { said, means: [amount, Math.round(amount * (units[unit] ?? 1) * 1_000) / 1_000] }
  })
}

interface Row {
  figure: string
  /** Where the product has it, and as what. */
  product: string
  as: string[]
  /** What reads it, and where in it. */
  held: string
  scenario: string
  by: string[]
}

const page = read('docs/figures.md')
const apart = page.indexOf('## Not to be read from the page')
const isRow = (cells: string[]) => cells.length >= 6 && cells[0] !== 'figure'
const rowOf = ([figure = '', product, as, held, scenario = '', by]: string[]): Row => ({
  figure,
  product: quotes(product)[0] ?? '',
  as: quotes(as),
  held: quotes(held)[0] ?? '',
  scenario,
  by: quotes(by),
})
const fromThePage = rowsOf(page.slice(0, apart), isRow).map(rowOf)
const otherwise = rowsOf(page.slice(apart), isRow).map(rowOf)
const rows = [...fromThePage, ...otherwise]

/** Figures that none of the texts has. */
const missing = (figure: string, texts: string[]) => {
  const there = new Set(texts.flatMap(amountsIn).flatMap(({ means }) => means))
  return amountsIn(figure)
    .filter(({ means }) => !means.some((amount) => there.has(amount)))
    .map(({ said }) => said)
}

const same = (figure: string, text: string) => missing(figure, [text]).length === 0

describe('docs/figures.md', () => {
  test('Scenario: a figure is one, however it is written', () => {
    expect(same('150 ms', "toEqual(['transform', '0.15s'])")).toBe(true)
    expect(same('4 000 ms', 'const toastStays = 4_000')).toBe(true)
    expect(same('10 s', 'poll: 10_000')).toBe(true)
    expect(same('990 px', '--dialog-width: 61.875rem')).toBe(true)
    expect(same('20rem', 'const panelWidth = 320')).toBe(true)
    expect(same('300 ms', 'const logoutReload = 3_000')).toBe(false)
    expect(same('9', 'const cap = 90')).toBe(false)
  })

  test('Scenario: nearly all of its figures are read from the page', () => {
    expect(fromThePage.length).toBeGreaterThan(70)
    expect(otherwise.length).toBeLessThan(6)
    expect(fromThePage.filter(({ held }) => !/\.(?:e2e|replay)\.ts$/.test(held))).toEqual([])
  })

  test.each(rows)('Scenario: $figure: it stands once, where the table says', ({ figure, product, as }) => {
    expect(existsSync(pathOf(product)), product).toBe(true)
    const text = read(product)
    expect(as).not.toEqual([])
    expect(as.filter((quoted) => !has(text, quoted))).toEqual([])
    expect(amountsIn(figure)).not.toEqual([])
    // What is counted is named one by one.
    if (as.some((quoted) => amountsIn(quoted).length > 0)) expect(missing(figure, as)).toEqual([])
  })

  test.each(rows)('Scenario: $figure: its test reads this figure', ({ figure, held, scenario, by }) => {
    expect(existsSync(pathOf(held)), held).toBe(true)
    expect(missing(figure, by)).toEqual([])
    if (isReplay(held)) {
      const text = replayOf(held, scenario)
      expect(by.filter((quoted) => !has(text, quoted))).toEqual([])
      return
    }
    const found = scenarioOf(read(held), scenario)
    expect(found, `${held} says "${scenario}"`).not.toBeNull()
    const { own = '', shared = '' } = found ?? {}
    expect(by.filter((quoted) => !has(own, quoted) && !has(shared, quoted))).toEqual([])
    // What the tests of a file share is looked at by this one.
    expect(by.some((quoted) => has(own, quoted))).toBe(true)
  })
})
