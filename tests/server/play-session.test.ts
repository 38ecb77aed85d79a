import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Play } from '#contract/protection-play.ts'
import { confirmDeposit } from '#server/payment/decide.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { playerWithPassword } from './setup/break.ts'
import { deskOf } from './setup/desk.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { asksToDeposit } from './setup/payment.ts'
import { livesIn, type TestPlayer } from './setup/player.ts'

const minute = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

async function atTable(player: TestPlayer, provider?: string) {
  const table = tableOf(app, await opensGame(app, player, provider), provider)
  // At a provider an id is used once.
  const own = (id: string) => `${player.id} ${id}`
  return {
    bet: (id: string, amount: number, call?: { round: string; closesRound?: boolean }) =>
      table.bet(own(id), amount, call),
    win: (id: string, amount: number, call?: { round: string; closesRound?: boolean }) =>
      table.win(own(id), amount, call),
    rollBack: (of: string, call?: { round: string }) => table.rollBack(own(of), call),
  }
}
const playOf = async ({ token }: TestPlayer): Promise<Play> =>
  (await app.call('protection/play', {}, { token })).data
const answers = ({ token }: TestPlayer) => app.call('protection/checkanswered', {}, { token })
const asksEvery = ({ token }: TestPlayer, minutes: number) =>
  app.call('protection/checkevery', { minutes }, { token, locale: 'en' })

type Table = Awaited<ReturnType<typeof atTable>>

/** A round of its own each 20 minutes. */
async function plays(table: Table, minutes: number, round: string): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 20) {
    const call = { round: `${round} ${passed}`, closesRound: true }
    expect(await table.bet(`${round} ${passed}`, 100, call)).toMatchObject({ done: true })
    app.clock.pass(20 * minute)
  }
}

const next = { round: 'next', closesRound: true }

describe('a session of play', () => {
  test('Scenario: a player wins, loses and deposits: the session has its sums, without what was rolled back and what came before', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    expect((await playOf(player)).session).toBeNull()
    await table.bet('of yesterday', 700, { round: 'of yesterday', closesRound: true })
    app.clock.pass(24 * 60 * minute)
    await table.bet('lost', 300, { round: 'lost', closesRound: true })
    app.clock.pass(minute)
    await table.bet('won', 200, { round: 'won' })
    await table.win('prize', 450, { round: 'won', closesRound: true })
    await table.bet('void', 900, { round: 'void' })
    await table.rollBack('void', { round: 'void' })
    await asksToDeposit(app, player, 'kesecik', 400)
    const { reference } = await asksToDeposit(app, player, 'bank-transfer', 100)
    const desk = await deskOf(app)
    onTestFinished(() => desk.close())
    expect(await confirmDeposit(desk, { reference })).toBe('done')
    expect(await playOf(player)).toMatchObject({
      now: '2026-11-21T12:01:00.000Z',
      session: { begunAt: '2026-11-21T12:00:00.000Z', staked: 5, won: 4.5, deposited: 100 },
      check: { every: 60, shortest: 10, longest: 120, at: '2026-11-21T13:00:00.000Z', stops: false },
    })
  })

  test('Scenario: a pause of half an hour ends the session, and the reality check with it', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    await plays(table, 60, 'first')
    app.clock.pass(10 * minute)
    await answers(player)
    expect(await table.bet('just in time', 100, { round: 'just in time', closesRound: true })).toMatchObject({
      done: true,
    })
    app.clock.pass(30 * minute)
    expect((await playOf(player)).session).toMatchObject({ begunAt: '2026-11-20T12:00:00.000Z', staked: 4 })
    app.clock.pass(1)
    expect(await playOf(player)).toMatchObject({ session: null, check: { at: null, stops: false } })
    expect(await table.bet('anew', 100, next)).toMatchObject({ done: true })
    expect((await playOf(player)).session).toMatchObject({
      begunAt: app.clock.now().toISOString(),
      staked: 1,
    })
  })
})

describe('a reality check', () => {
  test('Scenario: after an hour no round begins until the player answers; a millisecond earlier one does', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    await plays(table, 40, 'first')
    await table.bet('third', 100, { round: 'third', closesRound: true })
    app.clock.pass(20 * minute - 1)
    expect((await answers(player)).data.check).toMatchObject({ at: '2026-11-20T13:00:00.000Z', stops: false })
    expect(await table.bet('just before', 100, { round: 'just before', closesRound: true })).toMatchObject({
      done: true,
    })
    app.clock.pass(1)
    expect(await table.bet('early', 100, next)).toEqual(
      expect.objectContaining({ done: false, refusal: 'reality check' }),
    )
    expect((await playOf(player)).check.stops).toBe(true)
    expect((await answers(player)).data.check).toMatchObject({ at: '2026-11-20T14:00:00.000Z', stops: false })
    expect(await table.bet('on', 100, next)).toMatchObject({ done: true })
  })

  test('Scenario: it waits for the end of a round, in which bets, wins and rollbacks are taken', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    await plays(table, 60, 'first')
    const open = { round: 'of the cards' }
    await answers(player)
    await table.bet('dealt', 100, open)
    app.clock.pass(20 * minute)
    await table.bet('raised', 100, open)
    app.clock.pass(20 * minute)
    await table.bet('raised again', 100, open)
    app.clock.pass(20 * minute)
    expect((await playOf(player)).check.stops).toBe(false)
    expect(await table.bet('doubled', 100, open)).toMatchObject({ done: true })
    expect(await table.rollBack('raised', open)).toMatchObject({ done: true })
    expect(await table.win('prize', 900, { ...open, closesRound: true })).toMatchObject({ done: true })
    expect((await playOf(player)).check.stops).toBe(true)
    expect(await table.bet('late', 100, open)).toMatchObject({ refusal: 'reality check' })
  })

  test('Scenario: a provider does not say that a round has ended: the bet on the next one is refused, and the player is asked', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    await plays(table, 60, 'first')
    await answers(player)
    await table.bet('never ends', 100, { round: 'never ends' })
    for (const round of ['second', 'third', 'fourth']) {
      app.clock.pass(20 * minute - 1)
      await table.bet(round, 100, { round, closesRound: true })
    }
    app.clock.pass(3)
    expect((await playOf(player)).check.stops).toBe(false)
    expect(await table.bet('refused', 100, next)).toMatchObject({ refusal: 'reality check' })
    expect((await playOf(player)).check.stops).toBe(true)
    await answers(player)
    expect(await table.bet('on', 100, next)).toMatchObject({ done: true })
  })

  test('Scenario: a slip is no round: sports bets are taken while the check is due', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const [table, sports] = [await atTable(player), await atTable(player, 'betco')]
    await plays(table, 60, 'first')
    expect(await sports.bet('slip', 100, { round: 'slip' })).toMatchObject({ done: true })
    expect((await playOf(player)).check.stops).toBe(true)
    expect(await table.bet('late', 100, next)).toMatchObject({ refusal: 'reality check' })
  })

  test('Scenario: the player chooses how often, within the law of the country; a check that is due waits for its answer', async () => {
    const player = await playerWithPassword(app, { cash: 10_000 })
    const table = await atTable(player)
    for (const minutes of [9, 121])
      expect(await asksEvery(player, minutes)).toMatchObject({
        success: false,
        message: 'The reminder can come every 10 to 120 minutes.',
        data: { field: 'minutes' },
      })
    expect((await asksEvery(player, 10)).data.check).toMatchObject({ every: 10 })
    await table.bet('first', 100, { round: 'first', closesRound: true })
    app.clock.pass(10 * minute)
    expect(await table.bet('late', 100, next)).toMatchObject({ refusal: 'reality check' })
    expect((await asksEvery(player, 120)).data.check).toMatchObject({ every: 120, stops: true })
    expect(await table.bet('unanswered', 100, next)).toMatchObject({ refusal: 'reality check' })
    expect((await answers(player)).data.check).toMatchObject({ at: '2026-11-20T14:10:00.000Z', stops: false })
    expect(await table.bet('on', 100, next)).toMatchObject({ done: true })
    expect((await asksEvery(player, 60)).data.check).toMatchObject({ at: '2026-11-20T13:10:00.000Z' })
    await livesIn(app, player, 'ES')
    expect((await playOf(player)).check).toMatchObject({ every: 60, longest: 60 })
    const spaniard = await playerWithPassword(app, { country: 'ES' })
    expect((await playOf(spaniard)).check).toMatchObject({ every: 60, shortest: 10, longest: 60 })
    expect(await asksEvery(spaniard, 61)).toMatchObject({ success: false })
  })
})
