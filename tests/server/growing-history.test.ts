import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roundKind, roundStatus } from '#contract/round.ts'
import type { CountedQuery } from '#server/transaction/counted-page.ts'
import { readMovements } from '#server/transaction/movement.store.ts'
import { readRounds } from '#server/transaction/round.store.ts'
import { bonusGranted, depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { signedIn } from './setup/player.ts'
import { plays } from './setup/round.ts'

const { Win } = roundKind
const { Processing, Completed } = roundStatus
const locale = 'en'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Filter = Partial<Omit<CountedQuery, 'playerId'>>

const asked = (playerId: number, filter: Filter): CountedQuery => ({
  playerId,
  kind: 0,
  skip: 0,
  take: 20,
  ...filter,
})

async function inTurn(all: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const each of all) await each()
}

describe('a history while it goes on', () => {
  test('Scenario: totals and pages agree while bets, deposits and bonuses come at once', async () => {
    const player = await signedIn(app, 100_000)
    const table = tableOf(app, await opensGame(app, player))
    const times = 25
    const bets = Array.from(
      { length: times },
      (_, nth) => () => table.bet(`h-${nth}`, 100, { round: `h${nth}` }),
    )
    const deposits = Array.from(
      { length: times },
      () => () =>
        post(
          app.pool,
          depositConfirmed({
            provider: 'sandbox',
            playerId: player.id,
            amount: 700,
            reference: randomUUID(),
          }),
        ),
    )
    const bonuses = Array.from(
      { length: times },
      () => () => post(app.pool, bonusGranted({ playerId: player.id, amount: 300, reference: randomUUID() })),
    )
    const writing = Promise.all([bets, deposits, bonuses].map(inTurn))
    const state = { ended: false }
    const over = writing.finally(() => (state.ended = true))
    do {
      const { total, balance, list } = await readMovements(app.pool, {
        playerId: player.id,
        locale,
        skip: 0,
        take: 100,
      })
      expect(list).toHaveLength(total)
      expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
      expect(list[0]?.balanceAfter).toBe(balance)
      const rounds = await readRounds(app.pool, asked(player.id, { take: 100 }))
      expect(rounds.list).toHaveLength(rounds.total)
      expect(rounds.list.reduce((sum, { bet }) => sum + bet, 0)).toBe(rounds.sum.bet)
    } while (!state.ended)
    await over
    const { total } = await readMovements(app.pool, { playerId: player.id, locale, skip: 0, take: 1 })
    expect(total).toBe(1 + 3 * times)
  })

  test('Scenario: a round before and after midnight in Istanbul, at the end of a month, is of the day and month there', async () => {
    const player = await signedIn(app)
    for (const [startedAt, bet] of [
      ['2026-10-31T20:59:59Z', 100],
      ['2026-10-31T21:00:00Z', 200],
      // In winter 2015 Istanbul was at UTC+2.
      ['2015-12-31T21:59:59Z', 400],
      ['2015-12-31T22:00:00Z', 800],
    ] as const)
      await plays(app.pool, { playerId: player.id, startedAt: new Date(startedAt), bet })
    const sums = async (filter: Filter) => (await readRounds(app.pool, asked(player.id, filter))).sum.bet
    expect(await sums({ from: '2026-10-01', to: '2026-10-31' })).toBe(100)
    expect(await sums({ from: '2026-11-01', to: '2026-11-01' })).toBe(200)
    expect(await sums({ from: '2015-12-31', to: '2015-12-31' })).toBe(400)
    expect(await sums({ from: '2016-01-01', to: '2016-12-31' })).toBe(800)
  })

  test('Scenario: a round that is won, ends and is removed is counted as it stands', async () => {
    const player = await signedIn(app, 10_000)
    const table = tableOf(app, await opensGame(app, player))
    const totalOf = async (filter: Filter) => (await readRounds(app.pool, asked(player.id, filter))).total
    const totals = async () => {
      return [
        await totalOf({ status: Processing }),
        await totalOf({ kind: Win }),
        await totalOf({ status: Completed }),
        await totalOf({}),
      ]
    }
    await table.bet('w-1', 100, { round: 'w' })
    expect(await totals()).toEqual([1, 0, 0, 1])
    await table.win('w-2', 300, { round: 'w', closesRound: true })
    expect(await totals()).toEqual([0, 1, 1, 1])
    await plays(app.pool, { playerId: player.id, startedAt: new Date() })
    expect(await totals()).toEqual([0, 1, 2, 2])
    await app.pool.query(`delete from rounds where player_id = $1 and provider = 'Gecko Gaming'`, [player.id])
    expect(await totals()).toEqual([0, 1, 1, 1])
  })
})
