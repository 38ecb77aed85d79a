import { describe, expect, it } from 'vitest'
import { listedGame, recentGames } from '#contract/casino.ts'
import { topWinnersCount } from '#contract/home.ts'
import { calls } from '#contract/index.ts'
import { gamePicture } from '#contract/picture.ts'

const { request, data } = calls['casino/games']
const wrong = (asked: object) => request.safeParse(asked).error?.issues[0]?.path[0]

const game = {
  gameCode: 'aviator',
  name: 'Aviator',
  providerName: 'Anka Play',
  mainProviderId: 1,
  productId: 11,
  system: 'dt',
}

describe('Scenario: the games of a lobby', () => {
  it('are asked for five at a time where nobody says how many', () => {
    expect(request.parse({ search: ' Işık ' })).toEqual({ search: 'Işık', skip: 0, take: 5 })
    expect(request.parse({ systemCategory: 'slot', take: 100 })).toEqual({
      systemCategory: 'slot',
      skip: 0,
      take: 100,
    })
  })

  it.each([
    ['take', 0, 101, 1.5, '5'],
    ['skip', -1, 0.5],
    ['search', '', ' ', 'x'.repeat(101), 5],
    ['systemCategory', '', 'x'.repeat(101)],
    ['provider', '', 'x'.repeat(101)],
    ['live', 'true', 1],
    ['codes', 'aviator', [''], Array.from({ length: 101 }, String)],
  ] as [string, ...unknown[]][])('take no %s beyond its bounds', (field, ...values) => {
    for (const value of values) expect([value, wrong({ [field]: value })]).toEqual([value, field])
  })

  it('are read with what section 3 names, and with a picture and tags where there are some', () => {
    expect(
      data.parse([game, { ...game, image: '/games/aviator', tags: ['new', 'live', 'jackpot'] }]),
    ).toHaveLength(2)
    for (const field of Object.keys(game)) {
      expect(listedGame.safeParse({ ...game, [field]: undefined }).success).toBe(false)
    }
    expect(listedGame.safeParse({ ...game, tags: ['hot'] }).success).toBe(false)
  })
})

describe('Scenario: what is beyond the specification', () => {
  it('is marked as ours', () => {
    expect(calls['casino/providers']).toMatchObject({ beyond: true, auth: 'anyone' })
    expect(calls['casino/recent']).toMatchObject({ beyond: true, auth: 'player' })
  })

  it('has figures of its own', () => {
    expect(recentGames).toBe(20)
    expect(gamePicture).toEqual({ avif: [240, 480], webp: [480] })
  })
})

it('Scenario: the top winners are forty, of all but the live casino, where nobody says otherwise', () => {
  expect(topWinnersCount).toBe(40)
  expect(calls['transaction/topwinners'].request.parse({})).toEqual({ isLive: false, count: 40 })
})
