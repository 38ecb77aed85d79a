import { describe, expect, it } from 'vitest'
import { matrix } from '#charts/law/matrix.ts'
import { lawPage } from '#charts/law/page.ts'
import type { Upheld } from '#charts/law/proofs.ts'
import { upheld } from '#charts/law/upheld.ts'
import { clauses, regulators } from '#contract/law/clauses.ts'
import { lawFaults } from '#tests/check/law.ts'
import { nothingWalked } from './walked.ts'

const clause = 'uk withdrawals stand'
const faultsWith = (row: Upheld) => lawFaults({ ...upheld, [clause]: row })
const file = 'tests/e2e/law.e2e.ts'
const title = 'a withdrawal that waits cannot be cancelled by the player'

describe('the clauses of the law', () => {
  it('Scenario: each is mapped to what is there', () => {
    expect(lawFaults()).toEqual([])
  })

  it('Scenario: each has an id of its own, and every regulator has some', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    expect(new Set(clauses.map(({ regulator }) => regulator))).toEqual(new Set(regulators))
  })

  it('Scenario: one that nobody has mapped is found', () => {
    expect(lawFaults({ ...upheld, [clause]: undefined })).toEqual([`"${clause}" is not mapped`])
  })

  it('Scenario: a row of no clause is found', () => {
    expect(lawFaults({ ...upheld, 'uk tea at five': { open: 'No kettle.' } })).toEqual([
      '"uk tea at five" is no clause',
    ])
  })

  it.each([
    [{ open: ' ' }, `"${clause}" is open without a reason`],
    [
      { states: { payment: ['vanished'] }, test: { file, title } },
      `"${clause}": payment has no state "vanished"`,
    ],
    [
      { states: {}, test: { file: 'tests/e2e/none.e2e.ts', title } },
      `"${clause}": tests/e2e/none.e2e.ts has no "Scenario: ${title}"`,
    ],
    [
      { states: {}, test: { file, title: title.slice(0, -1) } },
      `"${clause}": ${file} has no "Scenario: ${title.slice(0, -1)}"`,
    ],
    [
      { states: {}, test: { file, title }, refusal: 'go away' },
      `"${clause}": the server does not know the refusal "go away"`,
    ],
  ])('Scenario: a row that names what is not there is found: %o', (row, fault) => {
    expect(faultsWith(row)).toEqual([fault])
    expect(faultsWith({ states: {}, test: { file, title }, refusal: 'under age' })).toEqual([])
  })

  it('Scenario: a figure that no clause explains is found', () => {
    const without = clauses.filter(({ id }) => id !== 'denmark final exclusion')
    const { 'denmark final exclusion': _, ...rows } = upheld
    expect(lawFaults(rows, without)).toEqual([
      'No clause of denmark says why breaks.lift.indefiniteAfter is not that of the house',
    ])
  })
})

describe('the page of the law', () => {
  const page = lawPage(nothingWalked)
  const lines = page.split('\n')

  it('Scenario: a product owner sees each clause with its source mark, and which are open', () => {
    const open = clauses.filter(({ id }) => matrix(nothingWalked).some((row) => row.id === id && row.open))
    expect(lines.filter((line) => line.startsWith('|') && line.includes('🔴'))).toHaveLength(open.length)
    for (const { clause: number, says, mark } of clauses) {
      const row = lines.find((line) => line.startsWith(`| ${number} | ${says} |`))
      expect(row?.split(' | ')[3]).toBe(mark)
    }
  })

  it('Scenario: it says that it is no legal advice', () => {
    expect(page).toContain('**None of this is legal advice.**')
  })

  it('Scenario: figures are said in words of the reader', () => {
    expect(page).toContain('Highest stake in slots: GBP 2 from 18, GBP 5 from 25')
    expect(page).toContain('Wait before a raise can be confirmed: 72 h')
    expect(page).toContain('Shortest game cycle, slots: 2.5 s')
    expect(page).toContain('Longest time-out: 93 days')
    expect(page).toContain('Limits without which nobody plays: deposit day, deposit week, deposit month')
    expect(page).toContain('above which a person contacts the player: SEK 10000')
    expect(page).toContain(
      'Highest stake in slots: EUR 1 from 18, EUR 3 from 18 in tier 1, EUR 5 from 18 in tier 2',
    )
  })
})
