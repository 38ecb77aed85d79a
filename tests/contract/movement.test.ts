import { describe, expect, it } from 'vitest'
import { calls } from '#contract/index.ts'

const { request, data } = calls['transaction/movements']
const wrong = (asked: object) => request.safeParse(asked).error?.issues[0]?.path[0]

const movement = {
  id: 1,
  date: '2026-11-20T12:00:00.000Z',
  cause: 'bet',
  amount: -12.5,
  bonus: 0,
  balanceAfter: 0,
  subject: null,
  reference: 'reference-1',
}
const answer = (change: object) => ({
  total: 1,
  balance: 0,
  withdrawable: 0,
  held: 0,
  list: [{ ...movement, ...change }],
})

const causes = [
  'deposit',
  'withdraw',
  'withdraw released',
  'bonus',
  'bonus converted',
  'bonus forfeited',
  'bet',
  'win',
  'rollback',
  'adjustment',
]

describe('Scenario: the movements of a balance', () => {
  it('asked for without a filter are all, from the newest, a hundred', () => {
    expect(request.parse({})).toEqual({ skip: 0, take: 100 })
  })

  it('say one of the causes that change what a player has', () => {
    for (const cause of causes) {
      expect(wrong({ cause })).toBeUndefined()
      expect(data.safeParse(answer({ cause })).success).toBe(true)
    }
  })

  it.each([
    ['cause', 'withdraw paid', 'Deposit', '', 0, null],
    ['take', 0, 101, 1.5],
    ['skip', -1, 0.5],
  ] as [string, ...unknown[]][])('take no %s beyond its bounds', (field, ...values) => {
    for (const value of values) expect([value, wrong({ [field]: value })]).toEqual([value, field])
  })

  it.each([[{ cause: 'withdraw paid' }], [{ amount: 0.125 }], [{ bonus: null }], [{ date: 'today' }]])(
    'are not read where they say %o',
    (change) => {
      expect(data.safeParse(answer({})).success).toBe(true)
      expect(data.safeParse(answer(change)).success).toBe(false)
    },
  )
})
