import { describe, expect, it } from 'vitest'
import { calls } from '#contract/index.ts'
import { roundKind, roundStatus } from '#contract/round.ts'

const { request, data } = calls['transaction/games']
const wrong = (asked: object) => request.safeParse(asked).error?.issues[0]?.path[0]

const round = {
  id: 1,
  date: '2026-11-20T12:00:00.000Z',
  game: 'Aviator',
  provider: 'Gecko Gaming',
  kind: roundKind.Bet,
  bet: 12.5,
  win: 0,
  status: roundStatus.Processing,
  balanceAfter: 0,
  reference: 'round-1',
}
const answer = (change: object) => ({ total: 1, sum: { bet: 12.5, win: 0 }, list: [{ ...round, ...change }] })

describe('Scenario: the rounds of a player', () => {
  it('asked for without a filter are those of both kinds, from the newest, a hundred', () => {
    expect(request.parse({})).toEqual({ kind: 0, skip: 0, take: 100 })
  })

  it('have the numbers of section 3', () => {
    expect(roundStatus).toEqual({ Processing: 1, Completed: 2, Cancelled: 3, Expired: 4 })
    expect(roundKind).toEqual({ Win: 1, Bet: 2 })
  })

  it.each([
    [{ kind: 0 }, { kind: 1 }, { kind: 2 }, { status: 1 }, { status: 4 }, { take: 1 }, { take: 100 }],
    [{ from: '2026-02-28' }, { to: '0001-01-01' }, { to: '9999-12-31' }, { skip: 0 }],
  ])('take each bound of a filter', (...filters) => {
    for (const filter of filters) expect(wrong(filter)).toBeUndefined()
  })

  it.each([
    ['kind', -1, 3, '1', null],
    ['status', 0, 5, '2', null],
    ['take', 0, 101, 1.5],
    ['skip', -1, 0.5],
    ['from', '2026-02-30', '20.11.2026', '', '0000-12-31'],
    ['to', '2026-13-01', 'today', null],
  ] as [string, ...unknown[]][])('take no %s beyond its bounds', (field, ...values) => {
    for (const value of values) expect([value, wrong({ [field]: value })]).toEqual([value, field])
  })

  it.each([[{ status: 5 }], [{ kind: 0 }], [{ bet: 0.125 }], [{ balanceAfter: null }], [{ date: 'today' }]])(
    'are not read where they say %o',
    (change) => {
      expect(data.safeParse(answer({})).success).toBe(true)
      expect(data.safeParse(answer(change)).success).toBe(false)
    },
  )
})
