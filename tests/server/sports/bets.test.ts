import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { roundStatus } from '#contract/round.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { leave, movementsOf } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { bettor, ends, legOf, matchesAt, roundsOf, saturday, slipOf } from '../setup/sports.ts'

const { Processing, Completed, Cancelled } = roundStatus
const minute = 60_000
const [first, second, third, fourth, fifth, sixth, seventh] = matchesAt(saturday, 'upcoming')
const [live] = matchesAt(saturday, 'live')
if (!first || !second || !third || !fourth || !fifth || !sixth || !seventh || !live)
  throw new Error('too few matches')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: saturday })
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const funds = async (player: Awaited<ReturnType<typeof bettor>>) => (await player.slips()).balance

describe('a bet on a match', () => {
  test('Scenario: it is placed, and won', async () => {
    const player = await bettor(app, 10_000)
    const leg = legOf(first, saturday)
    const answer = await player.places(slipOf([leg], { stake: 1_050 }))
    expect(answer).toMatchObject({ placed: true, balance: 8_950, slip: { status: 'open', stake: 1_050 } })
    expect(await player.slips()).toMatchObject({
      balance: 8_950,
      open: [{ legs: [{ fixture: first.id, odds: leg.odds }] }],
      settled: [],
    })
    expect(await roundsOf(app, player)).toEqual([{ bet: 1_050, win: 0, status: Processing }])
    expect(await ends(app, first.id, [2, 1])).toBe(true)
    const won = Math.floor((1_050 * leg.odds) / 100)
    await expect
      .poll(() => player.slips())
      .toMatchObject({
        balance: 8_950 + won,
        open: [],
        settled: [{ status: 'won', won, legs: [{ status: 'won', score: [2, 1] }] }],
      })
    await expect.poll(() => roundsOf(app, player)).toEqual([{ bet: 1_050, win: won, status: Completed }])
    expect(await ends(app, first.id, [0, 5])).toBe(false)
    expect(await funds(player)).toBe(8_950 + won)
  })

  test('Scenario: it is lost, and its round is over', async () => {
    const player = await bettor(app, 5_000)
    await player.places(slipOf([legOf(second, saturday)]))
    await ends(app, second.id, [0, 1])
    await expect
      .poll(() => player.slips())
      .toMatchObject({
        balance: 4_000,
        open: [],
        settled: [{ status: 'lost', won: 0 }],
      })
    await expect.poll(() => roundsOf(app, player)).toEqual([{ bet: 1_000, win: 0, status: Completed }])
  })

  test('Scenario: the match is broken off: the stake is given back', async () => {
    const player = await bettor(app, 5_000)
    await player.places(slipOf([legOf(third, saturday)]))
    await ends(app, third.id, 'abandoned')
    await expect
      .poll(() => player.slips())
      .toMatchObject({ balance: 5_000, settled: [{ status: 'void', won: 1_000 }] })
    await expect.poll(() => roundsOf(app, player)).toEqual([{ bet: 0, win: 0, status: Cancelled }])
    await expect.poll(() => movementsOf(app, player, 'rollback')).toBe(1)
  })

  test('Scenario: of a combined bet one match is broken off: the others count', async () => {
    const player = await bettor(app, 5_000)
    const legs = [
      legOf(fourth, saturday),
      legOf(fifth, saturday, 'away'),
      legOf(sixth, saturday, 'over', 'total'),
    ]
    expect(await player.places(slipOf(legs))).toMatchObject({ placed: true })
    await ends(app, fourth.id, [1, 0])
    await ends(app, fifth.id, 'abandoned')
    await expect.poll(() => player.slips()).toMatchObject({ balance: 4_000, open: [{ status: 'open' }] })
    await ends(app, sixth.id, [4, 4])
    const won = Math.floor((1_000 * (legs[0]?.odds ?? 0) * (legs[2]?.odds ?? 0)) / 10_000)
    await expect
      .poll(() => player.slips())
      .toMatchObject({ balance: 4_000 + won, settled: [{ status: 'won', won }] })
  })

  test('Scenario: the player has signed out: the win is there all the same', async () => {
    const player = await bettor(app, 5_000)
    const leg = legOf(seventh, saturday, 'draw')
    await player.places(slipOf([leg]))
    await leave(app, player)
    expect(await player.asks(slipOf([leg]))).toMatchObject({ status: 401 })
    await ends(app, seventh.id, [1, 1])
    await expect
      .poll(() => roundsOf(app, player))
      .toEqual([{ bet: 1_000, win: Math.floor((1_000 * leg.odds) / 100), status: Completed }])
  })

  test('Scenario: the same slip comes twice, from two tabs at once, and again later: it is one', async () => {
    const player = await bettor(app, 5_000)
    const slip = slipOf([legOf(live, saturday)])
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.places(slip)))
    for (const answer of answers) expect(answer).toMatchObject({ placed: true, slip: { id: slip.id } })
    app.clock.pass(20_000)
    expect(await player.places(slip)).toMatchObject({ placed: true, slip: { id: slip.id } })
    expect(await movementsOf(app, player, 'bet')).toBe(1)
    expect(await player.slips()).toMatchObject({ balance: 4_000, open: [{ id: slip.id }] })
    expect(await player.places({ ...slip, stake: 2_000 })).toMatchObject({ placed: false, why: 'id reused' })
    expect(await funds(player)).toBe(4_000)
  })

  test('Scenario: two tabs bet more than there is: one of the two is placed', async () => {
    const player = await bettor(app, 1_500)
    const now = app.clock.now()
    const [match] = matchesAt(now, 'upcoming', 'tennis')
    if (!match) throw new Error('no match')
    const answers = await Promise.all(
      [0, 1].map(() => player.places(slipOf([legOf(match, now, 'home', 'winner')]))),
    )
    expect(answers.filter((answer) => answer.placed)).toHaveLength(1)
    expect(answers.find((answer) => !answer.placed)).toMatchObject({ why: 'insufficient funds' })
    expect(await player.slips()).toMatchObject({ balance: 500, open: [{}] })
  })

  test('Scenario: the clock ends the match, and settles the bet without anybody asking', async () => {
    const player = await bettor(app, 5_000, 'betco')
    const now = app.clock.now()
    const [match] = matchesAt(now, 'upcoming', 'volleyball')
    if (!match) throw new Error('no match')
    await player.places(slipOf([legOf(match, now, 'home', 'winner')]))
    app.clock.pass(match.startsAt + match.timeline.length - now.getTime() - 1)
    expect(await player.slips()).toMatchObject({ open: [{}] })
    app.clock.pass(minute)
    await expect.poll(() => player.slips()).toMatchObject({ open: [], settled: [{}] })
    await expect.poll(() => roundsOf(app, player)).toMatchObject([{ bet: 1_000, status: Completed }])
  })
})
