import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideBonus, type Decision } from '#server/bonus/decide.ts'
import { expireBonuses } from '#server/bonus/expire.ts'
import { transaction } from '#server/database/transaction.ts'
import { fundsOf } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { opensGame, quietParts, tableOf } from './setup/game.ts'
import { proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let bonuses: ReturnType<typeof bonusesOf>
let player: TestPlayer
let table: ReturnType<typeof tableOf>
let turn = 0
const named = (name: string) => `${name} ${turn}`

beforeAll(async () => {
  app = await startApp()
  bonuses = bonusesOf(app)
})
beforeEach(async () => {
  turn++
  player = await signedIn(app, 10_000)
  table = tableOf(app, await opensGame(app, player))
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const funds = () => fundsOf(app.pool, player.id)
const claims = async (title: string) => {
  const { id } = await bonuses.offerOf(player, title)
  await bonuses.claim(player, id)
}
const statusOf = async (title: string) =>
  (await bonuses.history(player)).list.find((each) => each.title === title)
const told = async () =>
  (
    await app.pool.query<{ title: string }>(
      'select title from notifications where player_id = $1 order by id',
      [player.id],
    )
  ).rows.map(({ title }) => title)

const parts = () => quietParts(app)

async function decide(title: string, status: Decision['status'], answer: string | null = null) {
  const { rows } = await app.pool.query<{ id: number }>(
    `select bonuses.id from bonuses join bonus_words using (offer_code)
      where player_id = $1 and title = $2 and bonus_words.locale = 'en'`,
    [player.id, title],
  )
  const id = rows[0]?.id ?? 0
  return transaction(app.pool, (tx) => decideBonus(tx, parts(), { id, status, answer }))
}

describe('a bonus that is wagered', () => {
  test('Scenario: bets take the cash first, then the bonus; the whole bet counts; at the end it is cash', async () => {
    await claims('Trial Bonus')
    expect(await funds()).toEqual({ cash: 10_000, bonus: 25_000 })
    expect(await table.bet(named('a'), 12_000)).toMatchObject({ funds: { cash: 0, bonus: 23_000 } })
    expect(await statusOf('Trial Bonus')).toMatchObject({
      wagered: 120,
      requirement: 2_500,
      status: 'active',
    })
    expect(await table.win(named('b'), 12_000)).toMatchObject({ funds: { cash: 10_000, bonus: 25_000 } })
    for (let bet = 0; bet < 9; bet++) {
      await table.bet(named(`c${bet}`), 25_000, { round: named(`r${bet}`) })
      await table.win(named(`d${bet}`), 25_000, { round: named(`r${bet}`) })
    }
    expect(await statusOf('Trial Bonus')).toMatchObject({ wagered: 2_370, status: 'active' })
    expect(await table.bet(named('e'), 13_000, { round: 'last' })).toMatchObject({
      funds: { cash: 22_000, bonus: 0 },
    })
    expect(await statusOf('Trial Bonus')).toMatchObject({ wagered: 2_500, status: 'converted' })
    expect(await table.win(named('f'), 13_000, { round: 'last' })).toMatchObject({
      funds: { cash: 35_000, bonus: 0 },
    })
    expect(await told()).toEqual(['Your bonus has arrived', 'Your bonus is in your main balance'])
  })

  test('Scenario: a win comes back to cash and bonus in the proportion of the bets, a rest to the cash', async () => {
    await claims('Trial Bonus')
    await table.bet(named('a'), 30_000)
    expect(await funds()).toEqual({ cash: 0, bonus: 5_000 })
    expect(await table.win(named('b'), 100)).toMatchObject({ funds: { cash: 34, bonus: 5_066 } })
    expect(await table.rollBack(named('b'))).toMatchObject({ funds: { cash: 0, bonus: 5_000 } })
    expect(await table.rollBack(named('a'))).toMatchObject({ funds: { cash: 10_000, bonus: 25_000 } })
    expect(await statusOf('Trial Bonus')).toMatchObject({ wagered: 0 })
  })

  test('Scenario: rolling back a bet from before the bonus does not lower the wagered amount', async () => {
    await table.bet(named('before'), 4_000, { round: named('earlier') })
    await claims('Trial Bonus')
    await table.bet(named('a'), 3_000)
    await table.rollBack(named('before'), { round: named('earlier') })
    expect(await statusOf('Trial Bonus')).toMatchObject({ wagered: 30 })
  })

  test('Scenario: its time is over: what is left goes, and so does the bonus part of a later win', async () => {
    await claims('Trial Bonus')
    await table.bet(named('a'), 20_000)
    app.clock.pass(7 * 24 * 60 * 60 * 1000)
    expect(await expireBonuses({ ...parts(), pool: app.pool })).toBeGreaterThan(0)
    expect(await expireBonuses({ ...parts(), pool: app.pool })).toBe(0)
    expect(await statusOf('Trial Bonus')).toMatchObject({ status: 'expired' })
    expect(await funds()).toEqual({ cash: 0, bonus: 0 })
    const late = tableOf(app, await opensGame(app, player))
    expect(await late.win(named('b'), 10_000)).toMatchObject({ funds: { cash: 5_000, bonus: 0 } })
    expect(await late.rollBack(named('b'))).toMatchObject({ funds: { cash: 0, bonus: 0 } })
    expect(await told()).toEqual(['Your bonus has arrived', 'Your bonus has expired'])
  })

  test('Scenario: its time is over and no clean-up has come yet: it pays no bet and does not become cash', async () => {
    await claims('Trial Bonus')
    await table.bet(named('a'), 20_000)
    app.clock.pass(7 * 24 * 60 * 60 * 1000)
    const late = tableOf(app, await opensGame(app, player))
    expect(await late.bet(named('b'), 100, { round: named('late') })).toMatchObject({
      refusal: 'insufficient funds',
      funds: { cash: 0, bonus: 0 },
    })
    expect(await statusOf('Trial Bonus')).toMatchObject({ status: 'expired', wagered: 200 })
    expect(await funds()).toEqual({ cash: 0, bonus: 0 })
  })

  test('Scenario: the operator grants, and cancels with a reason', async () => {
    await claims('First Deposit Bonus')
    expect(await decide('First Deposit Bonus', 'active')).toBe('apply')
    expect(await decide('First Deposit Bonus', 'active')).toBe('repeated')
    expect(await funds()).toEqual({ cash: 10_000, bonus: 50_000 })
    expect(await decide('First Deposit Bonus', 'cancelled', 'Two accounts.')).toBe('apply')
    expect(await decide('First Deposit Bonus', 'cancelled')).toBe('repeated')
    expect(await decide('First Deposit Bonus', 'active')).toBe('contradicts')
    expect(await funds()).toEqual({ cash: 10_000, bonus: 0 })
    const { rows } = await app.pool.query(
      'select note from notifications where player_id = $1 order by id desc limit 1',
      [player.id],
    )
    expect(rows).toEqual([
      { note: 'First Deposit Bonus (₺500.00): your bonus has been cancelled. Two accounts.' },
    ])
  })

  test('Scenario: one bonus at a time: another one is neither granted nor given', async () => {
    await claims('First Deposit Bonus')
    await claims('Crypto Deposit Bonus')
    await decide('First Deposit Bonus', 'active')
    expect(await decide('Crypto Deposit Bonus', 'active')).toBe('another active')
    const trial = await app.call('bonus/definetrialbonus', {}, { token: player.token, locale: 'en' })
    expect(trial.message).toBe('You cannot take another bonus while you are wagering one.')
    await decide('First Deposit Bonus', 'cancelled')
    expect(await decide('Crypto Deposit Bonus', 'active')).toBe('apply')
  })

  test('Scenario: one without a requirement is cash at once; one that is refused moves nothing', async () => {
    await claims('No-Withdrawal Discount')
    expect(await decide('No-Withdrawal Discount', 'active')).toBe('apply')
    expect(await decide('No-Withdrawal Discount', 'active')).toBe('repeated')
    expect(await funds()).toEqual({ cash: 20_000, bonus: 0 })
    await claims('Loss Discount')
    expect(await decide('Loss Discount', 'rejected', 'Not lost enough.')).toBe('apply')
    expect(await decide('Loss Discount', 'active')).toBe('contradicts')
    expect(await funds()).toEqual({ cash: 20_000, bonus: 0 })
  })

  test('Scenario: granted twenty times at once it is given once', async () => {
    await claims('First Deposit Bonus')
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, () => decide('First Deposit Bonus', 'active')),
    )
    expect(verdicts.filter((verdict) => verdict === 'apply')).toHaveLength(1)
    expect(await funds()).toEqual({ cash: 10_000, bonus: 50_000 })
  })
})
