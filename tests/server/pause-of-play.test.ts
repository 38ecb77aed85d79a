import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakOfPlay } from '#contract/law/figures.ts'
import type { Play } from '#contract/protection-play.ts'
import type { Taken } from '#server/seamless/game-call.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { playerWithPassword } from './setup/break.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { setsLimit } from './setup/limit.ts'
import { livesIn, type TestPlayer } from './setup/player.ts'

const minute = 60_000
const start = new Date('2026-11-20T12:00:00.000Z')
const longest = 60 * minute
const pause = 5 * minute
const at = (passed: number) => new Date(start.getTime() + passed).toISOString()

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start, env: { LAW_RATES: '{"EUR":50}' } })
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

const playOf = async ({ token }: TestPlayer): Promise<Play> =>
  (await app.call('protection/play', {}, { token })).data
const answers = ({ token }: TestPlayer) => app.call('protection/checkanswered', {}, { token })

/** A player in Germany after a first round; the time of the session runs. */
async function sits(country = 'DE') {
  const player = await playerWithPassword(app, { cash: 100_000 })
  await livesIn(app, player, country)
  if (country === 'DE') await setsLimit(app, player, { kind: 'deposit', period: 'month', amount: 1_000 })
  const table = tableOf(app, await opensGame(app, player))
  const round = (name: string) => table.bet(`${player.id} ${name}`, 100, { round: name, closesRound: true })
  expect(await round('first')).toMatchObject({ done: true })
  return { player, table, round }
}

const passTo = (passed: number) => app.clock.pass(start.getTime() + passed - app.clock.now().getTime())

/** A round each 20 minutes, so that the session of play goes on. */
async function playsOn(round: (name: string) => Promise<Taken>): Promise<void> {
  for (const passed of [20, 40]) {
    passTo(passed * minute)
    expect(await round(`after ${passed}`)).toMatchObject({ done: true })
  }
}

const paused = { done: false, refusal: 'limit reached', limit: { kind: 'pause', until: at(longest + pause) } }

describe('the pause after the longest play without one', () => {
  test('Scenario: after an hour in Germany no round begins for five minutes, to the millisecond; then a session of play begins', async () => {
    const { player, round } = await sits()
    await playsOn(round)
    passTo(longest - 1)
    expect(await round('just before')).toMatchObject({ done: true })
    passTo(longest)
    expect(await round('at once')).toMatchObject(paused)
    expect(await playOf(player)).toMatchObject({
      session: { begunAt: at(0), staked: 4, pause: { begins: at(longest), ends: at(longest + pause) } },
      check: { stops: true },
    })
    await answers(player)
    passTo(longest + pause - 1)
    expect(await round('early')).toMatchObject(paused)
    passTo(longest + pause)
    expect((await playOf(player)).session).toBeNull()
    expect(await round('anew')).toMatchObject({ done: true })
    expect(await playOf(player)).toMatchObject({
      session: { begunAt: at(longest + pause), staked: 1, pause: { begins: at(2 * longest + pause) } },
      check: { stops: false },
    })
  })

  test('Scenario: a round that runs comes to its end in the pause, with its bets and its win; the player reads why the next one waits', async () => {
    const { table, round } = await sits()
    await playsOn(round)
    passTo(longest - 1)
    const open = { round: 'of the cards' }
    expect(await table.bet('dealt', 100, open)).toMatchObject({ done: true })
    passTo(longest + minute)
    expect(await table.bet('doubled', 100, open)).toMatchObject({ done: true })
    expect(await table.win('prize', 400, { ...open, closesRound: true })).toMatchObject({ done: true })
    const refused = await round('next')
    expect(refused).toMatchObject(paused)
    expect(refused).toMatchObject({
      limit: { told: expect.stringContaining('You can begin a new round from Nov 20, 2026, 4:05') },
    })
  })

  test('Scenario: whatever the interval, the reality check comes with the pause, also over a round without an end', async () => {
    const { player, table, round } = await sits()
    await app.call('protection/checkevery', { minutes: 30 }, { token: player.token })
    passTo(20 * minute)
    expect(await round('second')).toMatchObject({ done: true })
    passTo(36 * minute)
    await answers(player)
    expect(await table.bet('of a live table', 100, { round: 'live' })).toMatchObject({ done: true })
    passTo(longest)
    expect((await playOf(player)).check).toMatchObject({ at: at(longest), stops: false })
    expect(await round('next')).toMatchObject(paused)
    expect((await playOf(player)).check).toMatchObject({ stops: true })
    await answers(player)
    expect((await playOf(player)).check).toMatchObject({ at: at(longest + 30 * minute), stops: false })
  })

  test('Scenario: half an hour without a bet ends the session before its hour is over', async () => {
    const { round } = await sits()
    passTo(25 * minute)
    expect(await round('second')).toMatchObject({ done: true })
    const { rows } = await app.pool.query('select session_pause() = $1 * interval \'1 minute\' as "isSame"', [
      breakOfPlay,
    ])
    expect(rows).toEqual([{ isSame: true }])
    passTo(longest + minute)
    expect(await round('after a pause of one’s own')).toMatchObject({ done: true })
  })

  test('Scenario: elsewhere play has no such end', async () => {
    const { player, round } = await sits('TR')
    for (const passed of [20, 40, 60, 61]) {
      passTo(passed * minute)
      await answers(player)
      expect(await round(`after ${passed}`)).toMatchObject({ done: true })
    }
    expect((await playOf(player)).session).toMatchObject({ begunAt: at(0), pause: null })
  })
})
