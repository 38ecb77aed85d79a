import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { limits, type SlipRequest } from '#sandbox/contract/sports.ts'
import { matchesWithin } from '#sandbox/server/sports/fixtures.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { movementsOf } from '../setup/games/seat.ts'
import { switchFault } from '../setup/launch.ts'
import { proveLedger } from '../setup/player.ts'
import { bettor, ends, legOf, matchesAt, roundsOf, saturday, slipOf, type Bettor } from '../setup/sports.ts'

const second = 1_000
const nothingEnded = new Map()

let app: TestApp
let player: Bettor
beforeAll(async () => {
  app = await startApp({ now: saturday })
  player = await bettor(app, 10_000)
})
afterEach(async () => {
  await proveLedger(app)
  expect(await player.slips()).toMatchObject({ balance: 10_000, open: [] })
})
afterAll(() => app.close())

const match = (state: 'upcoming' | 'live', at = 0) => {
  const found = matchesAt(app.clock.now(), state)[at]
  if (!found) throw new Error('no match')
  return found
}
const refuses = async (slip: SlipRequest, fault: string) =>
  expect(await player.places(slip)).toMatchObject({ placed: false, why: 'legs', legs: [{ fault }] })

describe('a slip that cannot be placed', () => {
  test('Scenario: the odds have moved, and the player wants to be asked', async () => {
    const leg = legOf(match('upcoming'), app.clock.now())
    const moved = { ...leg, odds: leg.odds + 1 }
    const answer = await player.places(slipOf([moved]))
    expect(answer).toMatchObject({ why: 'legs', legs: [{ fault: 'moved', odds: leg.odds }] })
    await refuses(slipOf([moved], { accept: 'higher' }), 'moved')
  })

  test('Scenario: bets are stopped around a goal, while the slip is on its way', async () => {
    const now = app.clock.now()
    const goal = matchesWithin(now.getTime(), 3_600 * second, nothingEnded)
      .filter(({ league }) => league.sport === 'football')
      .flatMap((each) => {
        const happening = each.timeline.happenings.find(({ decisive }) => decisive)
        return happening ? [{ each, at: each.startsAt + happening.at }] : []
      })
      .find(({ at, each }) => at > now.getTime() && at < each.startsAt + each.timeline.length - 60 * second)
    if (!goal) throw new Error('no goal')
    app.clock.pass(goal.at - second - now.getTime())
    const seen = { ...legOf(goal.each, app.clock.now()), live: true }
    await refuses(slipOf([seen], { accept: 'any' }), 'suspended')
    app.clock.pass(5 * second)
    await refuses(slipOf([seen], { accept: 'any' }), 'suspended')
  })

  test('Scenario: the match has begun since the slip was made', async () => {
    const next = match('upcoming')
    const seen = legOf(next, app.clock.now())
    app.clock.pass(next.startsAt - app.clock.now().getTime() + second)
    await refuses(slipOf([seen], { accept: 'any' }), 'started')
  })

  test('Scenario: the match is over, or there never was one', async () => {
    const over = match('live')
    const seen = legOf(over, app.clock.now())
    await ends(app, over.id, [1, 0])
    await refuses(slipOf([seen]), 'ended')
    await refuses(slipOf([{ ...seen, fixture: 'tulip-league-997364-9' }]), 'gone')
    await refuses(slipOf([{ ...seen, fixture: 'no-such-league-1-0' }]), 'gone')
  })

  test('Scenario: two things of one match are combined', async () => {
    const next = match('upcoming')
    const legs = [legOf(next, app.clock.now()), legOf(next, app.clock.now(), 'over', 'total')]
    expect(await player.places(slipOf(legs))).toMatchObject({ placed: false, why: 'same fixture' })
  })

  test('Scenario: a stake below the least, above the most, and a win above the most', async () => {
    const legs = matchesAt(app.clock.now(), 'upcoming')
      .slice(0, 9)
      .map((each) => legOf(each, app.clock.now()))
    const why = async (slip: SlipRequest) => {
      const answer = await player.places(slip)
      return answer.placed ? 'placed' : answer.why
    }
    expect(await why(slipOf(legs.slice(0, 1), { stake: limits.leastStake - 1 }))).toBe('stake too low')
    expect(await why(slipOf(legs.slice(0, 1), { stake: limits.mostStake + 1 }))).toBe('stake too high')
    expect(await why(slipOf(legs, { stake: limits.mostStake }))).toBe('win too high')
    expect(await why(slipOf(legs.slice(0, 1), { stake: 10_001 }))).toBe('insufficient funds')
    expect(await roundsOf(app, player)).toEqual([])
  })

  test('Scenario: no slip at all, nobody, or somebody of the other book', async () => {
    const slip = slipOf([legOf(match('upcoming'), app.clock.now())])
    for (const bad of [{}, { ...slip, stake: 10.5 }, { ...slip, legs: [] }, { ...slip, id: 'x' }, [slip]])
      expect(await player.asks(bad)).toMatchObject({ status: 400 })
    const ask = (book: string, headers: Record<string, string>) =>
      fetch(`${app.env.sandboxUrl}/api/sports/${book}/slips`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(slip),
      })
    const token = { authorization: `Bearer ${player.token}` }
    expect((await ask('betsy', {})).status).toBe(401)
    expect((await ask('betsy', { authorization: 'Bearer guessed' })).status).toBe(401)
    expect((await ask('betco', token)).status).toBe(401)
    expect((await ask('another', token)).status).toBe(401)
  })

  test('Scenario: the wallet does not answer: what it may have taken is given back', async () => {
    const unlucky = await bettor(app, 5_000)
    await switchFault(app, 'wallet unreachable once', { usercode: unlucky.usercode })
    const slip = slipOf([legOf(match('upcoming'), app.clock.now())])
    expect(await unlucky.places(slip)).toMatchObject({ placed: false, why: 'no answer' })
    expect(await unlucky.places(slip)).toMatchObject({ placed: false, why: 'no answer' })
    await expect.poll(async () => (await unlucky.slips()).balance).toBe(5_000)
    expect(await unlucky.slips()).toMatchObject({ open: [], settled: [] })
    expect(await movementsOf(app, unlucky, 'bet')).toBe(await movementsOf(app, unlucky, 'rollback'))
  })

  test('Scenario: the bet comes after it was rolled back: it is not taken', async () => {
    const unlucky = await bettor(app, 5_000)
    await switchFault(app, 'bet after its rollback', { usercode: unlucky.usercode })
    const slip = slipOf([legOf(match('upcoming'), app.clock.now())])
    expect(await unlucky.places(slip)).toMatchObject({ placed: false, why: 'no answer' })
    app.clock.pass(2 * second)
    await expect.poll(() => app.logs.some((line) => line.includes('came after its rollback'))).toBe(true)
    expect(await unlucky.slips()).toMatchObject({ balance: 5_000, open: [], settled: [] })
    expect(await movementsOf(app, unlucky, 'bet')).toBe(0)
  })

  test('Scenario: the bet is sent twice: it is taken once', async () => {
    const twice = await bettor(app, 5_000)
    await switchFault(app, 'bet sent twice', { usercode: twice.usercode })
    const slip = slipOf([legOf(match('upcoming'), app.clock.now())])
    expect(await twice.places(slip)).toMatchObject({ placed: true })
    expect(await twice.slips()).toMatchObject({ balance: 4_000 })
    expect(await movementsOf(app, twice, 'bet')).toBe(1)
  })

  test('Scenario: the session has run out: nothing is placed, and the page is told', async () => {
    const late = await bettor(app, 5_000)
    await switchFault(app, 'token expired', { usercode: late.usercode })
    const slip = slipOf([legOf(match('upcoming'), app.clock.now())])
    expect(await late.asks(slip)).toEqual({ status: 401, text: JSON.stringify({ error: 'not known' }) })
    await switchFault(app, 'token expired', { usercode: late.usercode, on: false })
    expect(await late.slips()).toMatchObject({ balance: 5_000, open: [] })
  })
})

describe('odds that have moved, and are taken', () => {
  test('Scenario: higher ones, or any', async () => {
    const other = await bettor(app, 5_000)
    const leg = legOf(match('upcoming'), app.clock.now())
    const higher = slipOf([{ ...leg, odds: leg.odds - 1 }], { accept: 'higher' })
    expect(await other.places(higher)).toMatchObject({ placed: true, slip: { odds: leg.odds } })
    const any = slipOf([{ ...leg, odds: leg.odds + 50 }], { accept: 'any' })
    expect(await other.places(any)).toMatchObject({ placed: true, slip: { odds: leg.odds } })
  })
})
