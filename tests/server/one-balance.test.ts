import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decideBonus } from '#server/bonus/decide.ts'
import { transaction } from '#server/database/transaction.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { opensGame, quietParts, tableOf } from './setup/game.ts'
import { asksToWithdraw } from './setup/payment.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { newcomer, signUp } from './setup/sign-up.ts'
import { bettor } from './setup/sports.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

async function hasBonus(player: TestPlayer): Promise<void> {
  const bonuses = bonusesOf(app)
  await bonuses.claim(player, (await bonuses.offerOf(player, 'Trial Bonus')).id)
}
const standingOf = async ({ token }: TestPlayer) => (await app.call('user/balance', {}, { token })).data

describe('one balance', () => {
  test('Scenario: whoever signs in with a bonus is told what can be played, and what of it can be withdrawn', async () => {
    const { token, balance, withdrawable } = await signUp(app)
    expect([balance, withdrawable]).toEqual([0, 0])
    const { rows } = await app.pool.query<{ id: number }>(
      'update players set phone_verified_at = now() where username = $1 returning id',
      [newcomer.username],
    )
    await hasBonus({ id: rows[0]?.id ?? 0, token })
    const { username, password } = newcomer
    const answer = await app.call('auth/login', { username, password })
    expect(answer).toMatchObject({ success: true, data: { balance: 250, withdrawable: 0 } })
  })

  test('Scenario: the sportsbook says the sum that the site says', async () => {
    const player = await bettor(app, 10_000)
    const seated = { id: player.playerId, token: player.signIn }
    await hasBonus(seated)
    expect((await player.slips()).balance).toBe(35_000)
    expect(await standingOf(seated)).toEqual({ balance: 350, withdrawable: 100 })
  })

  test('Scenario: more than can be withdrawn is refused, whatever can be played, and the history goes on from one balance', async () => {
    const player = await signedIn(app, 10_000)
    await hasBonus(player)
    await expect(asksToWithdraw(app, player, 'kesecik', 200)).rejects.toThrow()
    await asksToWithdraw(app, player, 'kesecik', 60)
    expect(await standingOf(player)).toEqual({ balance: 290, withdrawable: 40 })
    const { data } = await app.call('transaction/list', {}, { token: player.token })
    expect(data.list).toMatchObject([{ amount: 60, balanceAfter: 290 }])
  })

  test('Scenario: a payment of the time before the bonus came keeps the balance of its own time', async () => {
    const player = await signedIn(app, 10_000)
    await asksToWithdraw(app, player, 'kesecik', 60)
    await hasBonus(player)
    const { data } = await app.call('transaction/list', {}, { token: player.token })
    expect(data.list).toMatchObject([{ amount: 60, balanceAfter: 40 }])
  })

  test('Scenario: rounds that were kept with the cash alone say what could be played', async () => {
    const player = await signedIn(app, 10_000)
    const table = tableOf(app, await opensGame(app, player))
    await table.bet('before the bonus', 1_000, { round: 'first' })
    await hasBonus(player)
    await table.bet('with the bonus', 12_000, { round: 'second' })
    await table.win('won', 500, { round: 'second' })
    await table.bet('once more', 500, { round: 'third' })
    const { rows } = await app.pool.query<{ id: number }>('select id from bonuses where player_id = $1', [
      player.id,
    ])
    const id = rows[0]?.id ?? 0
    await transaction(app.pool, (tx) =>
      decideBonus(tx, quietParts(app), { id, status: 'cancelled', answer: null }),
    )
    await table.win('after the bonus', 100, { round: 'fourth' })
    const kept = async () =>
      (
        await app.pool.query<{ reference: string; balance_after: number }>(
          'select reference, balance_after from rounds where player_id = $1 order by id',
          [player.id],
        )
      ).rows.map(({ reference, balance_after }) => [reference, balance_after])
    const told = await kept()
    expect(told).toEqual([
      ['first', 9_000],
      ['second', 22_500],
      ['third', 22_000],
      ['fourth', 100],
    ])
    await app.pool.query(
      `update rounds set balance_after = case reference when 'second' then 375 when 'third' then 0 else balance_after end
        where player_id = $1`,
      [player.id],
    )
    const migration = new URL('../../server/migrations/550-round-balance.sql', import.meta.url)
    await app.pool.query(await readFile(migration, 'utf8'))
    expect(await kept()).toEqual(told)
  })
})
