import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind } from '#contract/payment.ts'
import type { GameMovement, Taken } from '#server/seamless/game-call.ts'
import { mostOpen } from '#server/payment/payment.rules.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { askPayment, paidAmount, payOnPage } from './setup/paying.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const writers = 16

let app: TestApp
let turn = 0
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

/** Keeps `writers` pieces of work running until none is left. */
async function crowd(work: readonly (() => Promise<void>)[]): Promise<void> {
  const left = work.values()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (const piece of left) await piece()
    }),
  )
}

const cashOf = async (players: readonly TestPlayer[]) =>
  (
    await app.pool.query<{ balance: number }>(
      `select balance from accounts where kind = 'cash' and player_id = any ($1) order by player_id`,
      [players.map(({ id }) => id)],
    )
  ).rows.map(({ balance }) => balance)

const gather = (count: number, cash: number) =>
  Promise.all(Array.from({ length: count }, () => signedIn(app, cash)))

/** The change of the player's cash; the only refusal that is expected is a lack of money. */
function changed(taken: Taken, amount: number): number {
  if (taken.done) return amount
  expect(taken.refusal).toBe('insufficient funds')
  return 0
}

const crossed = (time: number): GameMovement[] =>
  ['x', 'y'].map((each) => ({ kind: 'bet', id: `crossed ${time} ${each}`, amount: 100 }))

describe('sixteen write at once', () => {
  test.each([
    [1, 2_000],
    [500, 200],
  ])(
    'Scenario: on %i players, who have %i each: the bets that can be afforded are taken, no other',
    async (count, cash) => {
      const stake = 100
      const triesEach = (cash / stake) * 2
      const players = await gather(count, cash)
      const tables = await Promise.all(
        players.map(async (player) => tableOf(app, await opensGame(app, player))),
      )
      const taken = players.map(() => 0)
      const name = `afford ${++turn}`
      await crowd(
        Array.from({ length: triesEach }, (_, time) =>
          tables.map((table, index) => async () => {
            const bet = await table.bet(`${name} ${index} ${time}`, stake)
            taken[index] = (taken[index] ?? 0) + changed(bet, 1)
          }),
        ).flat(),
      )
      expect(taken).toEqual(players.map(() => cash / stake))
      expect(await cashOf(players)).toEqual(players.map(() => 0))
    },
  )

  test.each([
    [1, 24],
    [500, 1],
  ])(
    'Scenario: on %i players bets, wins, rollbacks, deposits and withdrawals: every answer is in the balance, %i of each',
    async (count, times) => {
      const cash = 20_000
      const players = await gather(count, cash)
      const expected = players.map(() => cash)
      const name = `storm ${++turn}`
      const pays = (index: number) => count === 1 || index % 10 === 0
      const pieces = players.map(async (player, index) => {
        const table = tableOf(app, await opensGame(app, player))
        const add = (amount: number) => {
          expected[index] = (expected[index] ?? 0) + amount
        }
        return Array.from({ length: times }, (_, time) => {
          const id = `${name} ${index} ${time}`
          const round = { round: `${index} ${time % 3}` }
          const asking = { player, requestId: `${name} ${time}` }
          return [
            async () => add(changed(await table.bet(`${id} b`, 700, round), -700)),
            async () => add(changed(await table.bet(`${id} c`, 2_600, round), -2_600)),
            async () => {
              const bet = await table.bet(`${id} d`, 900, round)
              if (bet.done) expect(await table.rollBack(`${id} d`, round)).toMatchObject({ done: true })
              else changed(bet, 0)
            },
            async () =>
              add(changed(await table.win(`${id} w`, 1_100, { ...round, closesRound: true }), 1_100)),
            async () => {
              if (!pays(index)) return
              const page = await askPayment(app, { ...asking, call: 'payment/deposit' })
              await Promise.all([payOnPage(app, page ?? ''), payOnPage(app, page ?? '')])
              add(paidAmount)
            },
            async () => {
              if (!pays(index) || time >= mostOpen[transactionKind.Withdraw]) return
              const held = await askPayment(app, {
                ...asking,
                requestId: `${id} out`,
                call: 'payment/withdraw',
              })
              if (held !== null) add(-paidAmount)
            },
          ]
        })
      })
      const byPlayer = (await Promise.all(pieces)).map((own) => own.flat())
      await crowd((byPlayer[0] ?? []).flatMap((_, kind) => byPlayer.flatMap((own) => own[kind] ?? [])))
      expect(await cashOf(players)).toEqual(expected)
    },
  )

  test('Scenario: a bonus is wagered to its end by all of them: it is converted once', async () => {
    const player = await signedIn(app, 250_000)
    const bonuses = bonusesOf(app)
    await bonuses.claim(player, (await bonuses.offerOf(player, 'Trial Bonus')).id)
    const table = tableOf(app, await opensGame(app, player))
    const name = `wager ${++turn}`
    await crowd(
      Array.from({ length: 100 }, (_, time) => async () => {
        expect(await table.bet(`${name} ${time}`, 2_500)).toMatchObject({ done: true })
      }),
    )
    expect(await cashOf([player])).toEqual([25_000])
    expect((await bonuses.history(player)).list).toMatchObject([{ status: 'converted', wagered: 2_500 }])
  })

  test('Scenario: calls that wait for each other are all answered: of two that name the same bets one has made them', async () => {
    const players = await gather(2, 10_000)
    const [one, other] = await Promise.all(
      players.map(async (player) => tableOf(app, await opensGame(app, player))),
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, time) =>
        Promise.all([one?.play(crossed(time)), other?.play(crossed(time).toReversed())]),
      ),
    )
    for (const pair of answers) {
      expect(pair.filter((taken) => taken?.done)).toHaveLength(1)
      expect(pair.find((taken) => taken && !taken.done)).toMatchObject({ refusal: 'id reused' })
    }
    const [first = 0, second = 0] = await cashOf(players)
    expect(first + second).toBe(20_000 - 8 * 200)
  })
})
