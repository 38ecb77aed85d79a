import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import type { Movement } from '#contract/movement.ts'
import { transactionKind } from '#contract/payment.ts'
import { approve } from '#server/payment/approve.ts'
import { reject } from '#server/payment/decide.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { deskOf } from './setup/desk.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const hour = 3_600_000

const told = ({ cause, amount, bonus, balanceAfter, subject }: Movement) => [
  cause,
  amount,
  bonus,
  balanceAfter,
  subject,
]

describe('a balance that explains itself', () => {
  let app: TestApp
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp({ now: new Date('2026-11-18T20:30:00Z') })
    player = await signedIn(app)
    await deposits(player, 500)
    app.clock.pass(hour)
    await app.call('bonus/definetrialbonus', {}, { token: player.token })
    await withdraws(player, 120)
    await isDecided(player, 0, 'rejected')
    await withdraws(player, 100)
    await isDecided(player, 1, 'paid')
    await withdraws(player, 100.5)
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  async function deposits(by: TestPlayer, Amount: number): Promise<void> {
    const id = await methodOf(app, 'kesecik')
    const detail = { Amount, WalletNo: '100200300' }
    await app.call('payment/deposit', { id, target: 'pay', detail }, { token: by.token })
    const payment = (await paymentsOf(app, by)).at(-1)
    if (!payment) throw new Error('No such deposit')
    expect((await report(app, payment, 'paid'))[0]).toBe(200)
  }

  async function withdraws({ token }: TestPlayer, Amount: number): Promise<void> {
    const id = await methodOf(app, 'bank-transfer')
    const detail = { Amount, Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' }
    const answer = await app.call('payment/withdraw', { id, target: 'pay', detail }, { token })
    expect(answer.success).toBe(true)
  }

  async function isDecided(of: TestPlayer, index: number, as: 'paid' | 'rejected') {
    const payment = (await paymentsOf(app, of, transactionKind.Withdraw))[index]
    if (!payment) throw new Error('No such withdrawal')
    const desk = await deskOf(app)
    const { reference } = payment
    const decided =
      as === 'paid'
        ? await approve(desk, { reference })
        : await reject(desk, { reference, reason: 'details not right' })
    await desk.close()
    expect(decided).toBe(as === 'paid' ? 'paid' : 'done')
  }

  const moved = async (
    { token }: TestPlayer,
    request: Partial<RequestOf<Calls['transaction/movements']>> = {},
    locale = 'en',
  ) => (await app.call('transaction/movements', request, { token, locale })).data

  async function all(of: TestPlayer): Promise<Movement[]> {
    const list: Movement[] = []
    for (;;) {
      const page = await moved(of, { skip: list.length, take: 2 })
      list.push(...page.list)
      if (list.length >= page.total) return list
    }
  }

  test('Scenario: every change says what caused it, what it belongs to and what was left, newest first', async () => {
    const { list, ...standing } = await moved(player)
    expect(standing).toEqual({ total: 6, balance: 549.5, withdrawable: 299.5, held: 100.5 })
    expect(list.map(told)).toEqual([
      ['withdraw', -100.5, 0, 549.5, 'Bank transfer'],
      ['withdraw', -100, 0, 650, 'Bank transfer'],
      ['withdraw released', 120, 0, 750, 'Bank transfer'],
      ['withdraw', -120, 0, 630, 'Bank transfer'],
      ['bonus', 250, 250, 750, 'Trial Bonus'],
      ['deposit', 500, 0, 500, 'Kesecik'],
    ])
  })

  test('Scenario: the changes of all pages add up to what the header shows, each going on from the one before', async () => {
    const { balance, withdrawable, total } = await moved(player, { take: 1 })
    const list = await all(player)
    expect(new Set(list.map(({ id }) => id)).size).toBe(total)
    const sum = (pick: (movement: Movement) => number) =>
      list.reduce((minor, each) => minor + Math.round(pick(each) * 100), 0)
    expect(sum(({ amount }) => amount)).toBe(Math.round((await balanceOf(app, player)) * 100))
    expect(sum(({ amount }) => amount)).toBe(Math.round(balance * 100))
    expect(sum((each) => each.bonus)).toBe(Math.round((balance - withdrawable) * 100))
    for (const [index, { amount, balanceAfter }] of list.entries()) {
      expect((list[index + 1]?.balanceAfter ?? 0) + amount).toBeCloseTo(balanceAfter, 5)
    }
  })

  test('Scenario: a game names itself in what it took, brought and gave back, of cash and bonus at once', async () => {
    const gambler = await signedIn(app, 1_000)
    await app.call('bonus/definetrialbonus', {}, { token: gambler.token })
    const table = tableOf(app, await opensGame(app, gambler))
    await table.bet('g-1', 4_000)
    await table.win('g-2', 8_000)
    await table.bet('g-3', 500, { round: 'r2' })
    await table.rollBack('g-3', { round: 'r2' })
    const { list, ...standing } = await moved(gambler)
    expect(list.map(told)).toEqual([
      ['rollback', 5, 0, 300, 'tulips'],
      ['bet', -5, 0, 295, 'tulips'],
      ['win', 80, 60, 300, 'tulips'],
      ['bet', -40, -30, 220, 'tulips'],
      ['bonus', 250, 250, 260, 'Trial Bonus'],
      ['deposit', 10, 0, 10, null],
    ])
    expect(standing).toEqual({ total: 6, balance: 300, withdrawable: 20, held: 0 })
  })

  test('Scenario: a bonus that becomes cash, and one that goes back, are called by their title', async () => {
    const winner = await signedIn(app)
    const bonuses = bonusesOf(app)
    for (const [title, status] of [
      ['First Deposit Bonus', 'converted'],
      ['Crypto Deposit Bonus', 'cancelled'],
    ] as const) {
      await bonuses.claim(winner, (await bonuses.offerOf(winner, title)).id)
      await bonuses.becomes(winner, title, status)
    }
    const { list } = await moved(winner)
    expect(list.map(({ cause, subject }) => [cause, subject])).toEqual([
      ['bonus forfeited', 'Crypto Deposit Bonus'],
      ['bonus', 'Crypto Deposit Bonus'],
      ['bonus converted', 'First Deposit Bonus'],
      ['bonus', 'First Deposit Bonus'],
    ])
    for (const { cause, amount, bonus } of list) {
      expect(amount).toBe(cause === 'bonus converted' ? 0 : bonus)
      expect(bonus).not.toBe(0)
    }
  })

  test('Scenario: a game that the house offers is called by its name', async () => {
    const gambler = await signedIn(app, 1_000)
    await tableOf(app, await opensGame(app, gambler, 'em', 'isik-yili'), 'em').bet('g-4', 100)
    expect((await moved(gambler)).list[0]).toMatchObject({ cause: 'bet', subject: 'Işık Yılı' })
  })

  test('Scenario: one cause alone', async () => {
    const { total, list } = await moved(player, { cause: 'withdraw', take: 2 })
    expect([total, list.map(({ amount }) => amount)]).toEqual([3, [-100.5, -100]])
    expect(await moved(player, { cause: 'win' })).toMatchObject({ total: 0, balance: 549.5, list: [] })
  })

  test('Scenario: what it belongs to is said in the language of the player', async () => {
    const subjects = (await moved(player, {}, 'tr')).list.map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['Havale / EFT', 'Deneme Bonusu', 'Kesecik']))
  })

  test('Scenario: a new player has nothing, and nothing to explain', async () => {
    expect(await moved(await signedIn(app))).toEqual({
      total: 0,
      balance: 0,
      withdrawable: 0,
      held: 0,
      list: [],
    })
  })

  test('Scenario: beyond the last page there is nothing, and the balance still stands there', async () => {
    expect(await moved(player, { skip: 6 })).toMatchObject({ total: 6, balance: 549.5, list: [] })
  })

  test('Scenario: nobody sees the movements of another', async () => {
    const stranger = await signedIn(app)
    await deposits(stranger, 900)
    expect((await moved(stranger)).list.map(told)).toEqual([['deposit', 900, 0, 900, 'Kesecik']])
    expect((await moved(player)).total).toBe(6)
    expect(await app.call('transaction/movements', {})).toMatchObject({ status: 401 })
  })

  test('Scenario: money that came without a payment is explained by its cause alone', async () => {
    const { list } = await moved(await signedIn(app, 12_345))
    expect(list.map(told)).toEqual([['deposit', 123.45, 0, 123.45, null]])
  })

  test.each([
    [{ take: 101 }, 'take'],
    [{ take: 0 }, 'take'],
    [{ skip: -1 }, 'skip'],
    [{ cause: 'withdraw paid' }, 'cause'],
    [{ cause: 1 }, 'cause'],
  ])('Scenario: what is no page and no cause is refused: %o', async (request, field) => {
    const answer = await app.call('transaction/movements', request as never, { token: player.token })
    expect(answer).toMatchObject({ status: 400, data: { field } })
  })
})
