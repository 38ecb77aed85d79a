import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { highlowView } from '#sandbox/contract/highlow.ts'
import type { GameKind } from '#sandbox/contract/table.ts'
import { roundStatus } from '#contract/round.ts'
import { roundPatience } from '#sandbox/server/table/left.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import type { Seated } from '../setup/games/dialect.ts'
import { leave, movementsOf } from '../setup/games/seat.ts'
import { proveLedger } from '../setup/player.ts'
import { launched, nodeStarts } from '../setup/sandbox.ts'
import { gameWith, openRound, pageOf, roundOf, type Page } from '../setup/table.ts'

const provider = 'pragmatic'
const cash = 100_000
const { Completed, Cancelled } = roundStatus

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

async function sits(kind: GameKind) {
  const seat = await launched(app, provider, cash)
  const game = gameWith(provider, kind)
  return { seat, page: pageOf({ url: app.env.sandboxUrl, provider, game, token: seat.token }) }
}

/** The round in the sandbox's tables, with the number of its steps that are done. */
async function bookOf(round: string) {
  const { rows } = await app.pool.query<{
    status: string
    staked: number
    won: number | null
    steps: number
  }>(
    `select status, staked, won,
            (select count(*) from sandbox.steps where round = sandbox.rounds.id and sandbox.steps.status = 'done') as steps
       from sandbox.rounds where id = $1`,
    [round],
  )
  return rows[0]
}

async function walletOf(round: string) {
  const { rows } = await app.pool.query<{ bet: number; win: number; status: number }>(
    'select bet, win, status from rounds where reference = $1',
    [round],
  )
  return rows[0]
}

/** No debt is open, and the balance is the starting cash minus the bets plus the wins. */
async function addsUp({ playerId }: Seated): Promise<void> {
  app.clock.pass(2_000)
  await expect
    .poll(async () => {
      const { rows } = await app.pool.query<{ owed: number; missing: number }>(
        `select (select count(*) from sandbox.debts where answer is null) as owed,
                ($2 - sum(bet) + sum(win) - (select balance from accounts where player_id = $1 and kind = 'cash'))::bigint as missing
           from rounds where player_id = $1`,
        [playerId, cash],
      )
      return rows[0]
    })
    .toEqual({ owed: 0, missing: 0 })
}

async function guessesRightly(page: Page) {
  for (let tries = 0; tries < 50; tries++) {
    const { id } = await openRound(page, { stake: 10 })
    const higher = await page.act(id, { do: 'higher' })
    const round = roundOf(higher.done ? higher : await page.act(id, { do: 'lower' }))
    if (round.won === null) return round
  }
  throw new Error('No guess is right')
}

describe('a round waits for a player who does not come back', () => {
  test('Scenario: of blackjack: after a day, and not before, the house stands; what it brings is paid though the player has signed out', async () => {
    expect(roundPatience).toBe(24 * 60 * 60 * 1000)
    const { seat, page } = await sits('blackjack')
    const { id } = await openRound(page, { stake: 10 })
    await leave(app, seat)
    app.clock.pass(roundPatience - 1)
    await nodeStarts(app)
    expect(await bookOf(id)).toMatchObject({ status: 'open', steps: 1 })

    app.clock.pass(1)
    await nodeStarts(app)
    const book = await bookOf(id)
    expect(book).toEqual({ status: 'ended', staked: 1_000, won: expect.any(Number), steps: 2 })
    await addsUp(seat)
    expect(await walletOf(id)).toEqual({ bet: 1_000, win: book?.won, status: Completed })

    await nodeStarts(app)
    expect(await bookOf(id)).toEqual(book)
  })

  test('Scenario: of hold’em: it folds, which costs nothing more', async () => {
    const { seat, page } = await sits('poker')
    const { id } = await openRound(page, { ante: 10 })
    app.clock.pass(roundPatience)
    await nodeStarts(app)
    expect(await bookOf(id)).toMatchObject({ status: 'ended', staked: 1_000, won: 0 })
    await addsUp(seat)
    expect(await walletOf(id)).toEqual({ bet: 1_000, win: 0, status: Completed })
    const seated = await page.enter()
    expect(seated).toMatchObject({ open: null, recent: [{ id, won: 0 }] })
    expect(await page.act(id, { do: 'call' })).toMatchObject({ done: false, why: 'not now' })
  })

  test('Scenario: of higher or lower: the present win is paid', async () => {
    const { seat, page } = await sits('highlow')
    const { id, view } = await guessesRightly(page)
    app.clock.pass(roundPatience)
    await nodeStarts(app)
    const won = Math.round(highlowView.parse(view).stands * 100)
    expect(await bookOf(id)).toMatchObject({ status: 'ended', won })
    await addsUp(seat)
    expect(await walletOf(id)).toEqual({ bet: 1_000, win: won, status: Completed })
  })

  test('Scenario: of higher or lower, before the first guess: the stake goes back', async () => {
    const { seat, page } = await sits('highlow')
    const { id } = await openRound(page, { stake: 10 })
    app.clock.pass(roundPatience)
    await nodeStarts(app)
    expect(await bookOf(id)).toMatchObject({ status: 'cancelled', won: null })
    await addsUp(seat)
    expect(await walletOf(id)).toEqual({ bet: 0, win: 0, status: Cancelled })
    expect(await movementsOf(app, seat, 'rollback')).toBe(1)
    expect(await page.enter()).toMatchObject({ open: null, balance: cash / 100 })
  })

  test('Scenario: the game is not offered any more: what was bet goes back', async () => {
    const { seat, page } = await sits('blackjack')
    const { id } = await openRound(page, { stake: 10 })
    await app.pool.query(`update sandbox.rounds set game = 'gone' where id = $1`, [id])
    app.clock.pass(roundPatience)
    await nodeStarts(app)
    expect(await bookOf(id)).toMatchObject({ status: 'cancelled', won: null })
    await addsUp(seat)
    expect(await walletOf(id)).toEqual({ bet: 0, win: 0, status: Cancelled })
  })

  test('Scenario: the player comes back within the day: the round waits another day', async () => {
    const { seat, page } = await sits('blackjack')
    const { id } = await openRound(page, { stake: 10 })
    app.clock.pass(roundPatience - 1)
    expect(await page.enter()).toMatchObject({ open: { id } })
    app.clock.pass(roundPatience - 1)
    await nodeStarts(app)
    expect(roundOf(await page.act(id, { do: 'stand' })).won).not.toBeNull()
    await addsUp(seat)
  })

  test('Scenario: two nodes and the player end it at once: it ends once', async () => {
    const { seat, page } = await sits('blackjack')
    const { id } = await openRound(page, { stake: 10 })
    app.clock.pass(roundPatience)
    await Promise.all([nodeStarts(app), nodeStarts(app), page.act(id, { do: 'stand' })])
    await nodeStarts(app)
    expect(await bookOf(id)).toMatchObject({ status: 'ended', steps: 2 })
    await addsUp(seat)
    expect(await walletOf(id)).toMatchObject({ bet: 1_000, status: Completed })
  })
})
