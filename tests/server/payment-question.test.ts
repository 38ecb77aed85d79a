import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { answerQuestion, openQuestions } from '#server/payment/question.store.ts'
import { confirmDeposit, rejectDeposit } from '#server/payment/decide.ts'
import { settle } from '#server/payment/settle.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { asksToDeposit, asksToWithdraw, movedFor, noticesOf } from './setup/payment.ts'
import { balanceOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Created, Pending, Merged, Confirmed, Rejected } = transactionStatus

describe('a report of a provider that cannot be true', () => {
  let app: TestApp
  let desk: Desk
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp()
    desk = await deskOf(app)
  })
  beforeEach(async () => {
    await app.pool.query('delete from payment_questions')
    player = await signedIn(app)
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await desk.close()
    await app.close()
  })

  const questions = () => openQuestions(app.pool)
  const answer = async (id = 0) =>
    answerQuestion(app.pool, { id, by: 'Deniz', answer: 'asked the provider', at: app.clock.now() })

  test('Scenario: another amount was paid: nothing moves, the provider is told so, an operator finds it once', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    const less = { ...payment, amount: 9_000 }
    expect(await report(app, less, 'paid')).toEqual([409, 'other amount'])
    app.clock.pass(60_000)
    expect(await report(app, less, 'paid')).toEqual([409, 'other amount'])
    expect(await movedFor(app, payment.reference)).toEqual([])
    expect(await noticesOf(app, player)).toEqual([])
    const now = app.clock.now()
    expect(await questions()).toMatchObject([
      {
        provider: 'sandbox',
        reference: payment.reference,
        kind: 'other amount',
        reportedStatus: Confirmed,
        reportedAmount: 9_000,
        status: Created,
        amount: 10_000,
        times: 2,
        firstAt: new Date(now.getTime() - 60_000),
        lastAt: now,
      },
    ])
  })

  test('Scenario: an operator who was asked turns the deposit down, answers, and is not asked again', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    const { reference } = payment
    expect(await rejectDeposit(desk, { reference, reason: 'amount differs' })).toBe(
      'in the hands of its provider',
    )
    await report(app, { ...payment, amount: 9_000 }, 'paid')
    expect(await rejectDeposit(desk, { reference, reason: 'amount differs' })).toBe('done')
    const [question] = await questions()
    expect(await answer(question?.id)).toBe(true)
    expect(await answer(question?.id)).toBe(false)
    expect(await report(app, { ...payment, amount: 9_000 }, 'paid')).toEqual([409, 'other amount'])
    expect(await questions()).toEqual([])
    expect(await noticesOf(app, player)).toMatchObject([
      {
        title: 'Para yatırma işleminiz tamamlanamadı',
        note: 'Kesecik ile ₺100,00 tutarındaki ödemeniz onaylanmadı. Bakiyeniz değişmedi. Bize ulaşan tutar, talebinizdeki tutardan farklı.',
      },
    ])
  })

  test('Scenario: an operator who has answered leaves the deposit to its provider again', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    await report(app, { ...payment, amount: 9_000 }, 'paid')
    const [question] = await questions()
    expect(await answer(question?.id)).toBe(true)
    expect(await rejectDeposit(desk, { reference: payment.reference, reason: 'amount differs' })).toBe(
      'in the hands of its provider',
    )
  })

  test('Scenario: an operator who was asked finds that the whole amount has come after all', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    await report(app, { ...payment, amount: 9_000 }, 'paid')
    expect(await confirmDeposit(desk, payment)).toBe('done')
    expect(await balanceOf(app, player)).toBe(100)
    expect(await report(app, payment, 'paid')).toEqual([200, 'repeated'])
    expect(await balanceOf(app, player)).toBe(100)
  })

  test('Scenario: a deposit that was declined is reported as paid', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    await report(app, payment, 'declined')
    expect(await report(app, payment, 'paid')).toEqual([409, 'contradicts'])
    expect(await questions()).toMatchObject([{ kind: 'contradicts', status: Rejected, times: 1 }])
    expect(await balanceOf(app, player)).toBe(0)
  })

  test('Scenario: a paid deposit is reported as declined', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    await report(app, payment, 'paid')
    expect(await report(app, payment, 'declined')).toEqual([409, 'contradicts'])
    expect(await questions()).toMatchObject([{ kind: 'contradicts', reportedStatus: Rejected }])
    expect(await balanceOf(app, player)).toBe(100)
  })

  test('Scenario: a merged deposit is reported as paid', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    await asksToDeposit(app, player, 'kesecik', 101)
    await app.pool.query(
      `update payments set status = $2, merged_into = (select max(id) from payments) where reference = $1`,
      [payment.reference, Merged],
    )
    expect(await report(app, payment, 'paid')).toEqual([409, 'contradicts'])
    expect(await report(app, payment, 'waiting')).toEqual([200, 'repeated'])
    expect(await questions()).toMatchObject([{ kind: 'contradicts', status: Merged }])
  })

  test('Scenario: a report names a payment that is not ours', async () => {
    const unknown = { reference: '00000000-0000-4000-8000-000000000000', amount: 5_000 }
    expect(await report(app, unknown, 'paid')).toEqual([404, 'unknown'])
    expect(await questions()).toMatchObject([
      { kind: 'unknown', reference: unknown.reference, reportedAmount: 5_000, usercode: null, status: null },
    ])
  })

  test('Scenario: a forged report opens no question for the operator', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    expect(await report(app, payment, 'paid', { secret: 'guessed' })).toEqual([401, 'not signed'])
    expect(await questions()).toEqual([])
  })

  test('Scenario: one provider speaks for a payment of another, or of people', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 100)
    const other = {
      reference: payment.reference,
      amount: 10_000,
      provider: 'another',
      event: 'paid',
    } as const
    expect(await settle(desk, other)).toBe('unknown')
    const transfer = await asksToDeposit(app, player, 'bank-transfer', 100)
    expect(await report(app, transfer, 'paid')).toEqual([404, 'unknown'])
    expect((await paymentsOf(app, player)).map(({ status }) => status)).toEqual([Created, Pending])
    expect(await balanceOf(app, player)).toBe(0)
    expect(await questions()).toMatchObject([
      { provider: 'another', kind: 'unknown', amount: 10_000 },
      { provider: 'sandbox', kind: 'unknown' },
    ])
  })

  test('Scenario: a withdrawal that no operator has let go is reported as paid', async () => {
    const rich = await signedIn(app, 20_000)
    const withdrawal = await asksToWithdraw(app, rich, 'kesecik', 100)
    for (const event of ['paid', 'declined', 'waiting'] as const) {
      expect(await report(app, withdrawal, event)).toEqual([409, 'contradicts'])
    }
    expect(await paymentsOf(app, rich, transactionKind.Withdraw)).toMatchObject([{ status: Pending }])
    expect(await movedFor(app, withdrawal.reference)).toEqual(['withdraw'])
    expect(await questions()).toHaveLength(3)
  })
})
