import { describe, expect, it } from 'vitest'
import { bonusClaimForm, mostNoteLetters } from '#contract/bonus.ts'
import { calls } from '#contract/index.ts'

const faults = (note: unknown) =>
  (bonusClaimForm.safeParse({ note }).error?.issues ?? []).map((each) => each.message)

describe('Scenario: the note of a bonus request', () => {
  it('need not be there, and is trimmed where it is', () => {
    expect(bonusClaimForm.parse({})).toEqual({})
    expect(bonusClaimForm.parse({ note: '  dün yatırdım ' })).toEqual({ note: 'dün yatırdım' })
  })

  it('takes from 1 to 500 characters, and says which bound was broken', () => {
    expect(mostNoteLetters).toBe(500)
    expect([faults('ş'), faults('ş'.repeat(500))]).toEqual([[], []])
    expect(faults('ş'.repeat(501))).toEqual(['at most 500'])
    expect(faults('   ')).toEqual(['required'])
  })
})

describe('Scenario: the filter of the bonus history', () => {
  const { request } = calls['bonus/history']

  it('takes each status that a bonus can come to, and no offer', () => {
    for (const status of ['requested', 'active', 'converted', 'expired', 'cancelled', 'rejected'])
      expect(request.parse({ status })).toEqual({ skip: 0, take: 100, status })
    expect(request.safeParse({ status: 'offered' }).success).toBe(false)
  })

  it('takes days of the calendar', () => {
    expect(request.safeParse({ from: '2026-02-28', to: '2026-03-01' }).success).toBe(true)
    expect(request.safeParse({ from: '2026-02-29' }).success).toBe(false)
  })
})
