import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { approve } from '#server/payment/approve.ts'
import { reject } from '#server/payment/decide.ts'
import { listWaiting } from '#server/payment/desk.ts'
import { openQuestions } from '#server/payment/question.store.ts'
import type { PaymentProvider, PayOutOrder } from '#server/world/payment-provider.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { asksToWithdraw, movedFor, noticesOf } from './setup/payment.ts'
import { balanceOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Withdraw } = transactionKind
const { Confirmed, Pending, Rejected } = transactionStatus
const rejected = { reason: 'details not right' } as const

describe('withdrawals that a provider pays', () => {
  let app: TestApp
  let desk: Desk
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp()
    desk = await deskOf(app)
  })
  beforeEach(async () => {
    player = await signedIn(app, 50_000)
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await desk.close()
    await app.close()
  })

  const statusOf = async () => (await paymentsOf(app, player, Withdraw))[0]?.status
  const askedFor = async (reference: string) =>
    (
      await app.pool.query('select amount, state, asked from sandbox.payouts where reference = $1', [
        reference,
      ])
    ).rows
  const deskWith = (payOut: PaymentProvider['payOut']) => {
    const sandbox = desk.providers.get('sandbox')
    if (!sandbox || !payOut) throw new Error('no sandbox')
    return { ...desk, providers: new Map([['sandbox', { ...sandbox, payOut }]]) }
  }

  test('Scenario: the provider pays at once', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200)
    expect(await approve(desk, { reference })).toBe('paid')
    expect(await approve(desk, { reference })).toBe('paid before')
    expect(await askedFor(reference)).toEqual([{ amount: 20_000, state: 'paid', asked: 1 }])
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await balanceOf(app, player)).toBe(300)
    expect((await noticesOf(app, player)).at(-1)?.note).toBe('₺200,00 Kesecik ile gönderildi.')
  })

  test('Scenario: ten operators let it go at once: it is paid once', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(desk, { reference })))
    expect(answers.every((answer) => answer === 'paid' || answer === 'paid before')).toBe(true)
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await noticesOf(app, player)).toHaveLength(2)
  })

  test('Scenario: the provider would not pay: the money is back and the player is told', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200, { WalletNo: '1234560002' })
    expect(await approve(desk, { reference })).toBe('declined by its provider')
    expect(await statusOf()).toBe(Rejected)
    expect(await balanceOf(app, player)).toBe(500)
    expect((await noticesOf(app, player)).at(-1)?.note).toBe(
      'Kesecik ile istediğiniz ₺200,00 bakiyenize geri eklendi. Ödeme kuruluşu işlemi kabul etmedi.',
    )
    expect(await approve(desk, { reference })).toBe('ended otherwise')
  })

  test('Scenario: the provider pays in its own time: nobody can turn it down meanwhile', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200, { WalletNo: '1234560003' })
    expect(await approve(desk, { reference })).toBe('on its way')
    expect(await statusOf()).toBe(Pending)
    expect(await reject(desk, { reference, ...rejected })).toBe('in the hands of its provider')
    const listed = (await listWaiting(desk, Withdraw)).find((each) => each.reference === reference)
    expect(listed?.handedOverAt).toEqual(app.clock.now())
    expect(await approve(desk, { reference })).toBe('paid')
    expect(await askedFor(reference)).toEqual([{ amount: 20_000, state: 'paid', asked: 2 }])
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
  })

  test.each([
    ['paid', Confirmed, 300],
    ['declined', Rejected, 500],
  ] as const)('Scenario: the provider reports later that it is %s', async (event, status, balance) => {
    const withdrawal = await asksToWithdraw(app, player, 'kesecik', 200, { WalletNo: '1234560003' })
    await approve(desk, withdrawal)
    expect(await report(app, withdrawal, 'waiting')).toEqual([200, 'repeated'])
    const answers = await Promise.all([1, 2, 3].map(() => report(app, withdrawal, event)))
    expect(answers.filter(([, outcome]) => outcome === 'apply')).toHaveLength(1)
    expect(await statusOf()).toBe(status)
    expect(await balanceOf(app, player)).toBe(balance)
    expect(await report(app, withdrawal, event === 'paid' ? 'declined' : 'paid')).toEqual([
      409,
      'contradicts',
    ])
    expect(await balanceOf(app, player)).toBe(balance)
  })

  test('Scenario: the provider does not answer, and is asked again by itself', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200)
    const silent = deskWith(() => Promise.reject(new Error('no route')))
    expect(await approve(silent, { reference })).toBe('its provider does not answer')
    expect(await statusOf()).toBe(Pending)
    expect(await reject(desk, { reference, ...rejected })).toBe('in the hands of its provider')
    expect(await movedFor(app, reference)).toEqual(['withdraw'])
    await app.pool.query('update pgboss.job set start_after = now() where id = $1', [reference])
    await expect.poll(() => movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await askedFor(reference)).toEqual([{ amount: 20_000, state: 'paid', asked: 1 }])
    expect(await approve(desk, { reference })).toBe('paid before')
  })

  test('Scenario: the desk dies after the provider has paid: the next approval finds it paid, and nobody asks again', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200)
    const sandbox = desk.providers.get('sandbox')
    const dying = deskWith(async (order) => {
      await sandbox?.payOut?.(order)
      throw new Error('killed')
    })
    expect(await approve(dying, { reference })).toBe('its provider does not answer')
    expect(await approve(desk, { reference })).toBe('paid')
    expect(await askedFor(reference)).toEqual([{ amount: 20_000, state: 'paid', asked: 2 }])
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect((await app.pool.query('select from pgboss.job where id = $1', [reference])).rowCount).toBe(0)
  })

  test('Scenario: the report overtakes the answer', async () => {
    const withdrawal = await asksToWithdraw(app, player, 'kesecik', 200)
    const overtaken = deskWith(async () => {
      expect(await report(app, withdrawal, 'paid')).toEqual([200, 'apply'])
      return 'paid'
    })
    expect(await approve(overtaken, withdrawal)).toBe('paid')
    expect(await movedFor(app, withdrawal.reference)).toEqual(['withdraw', 'withdraw paid'])
  })

  test('Scenario: the provider answers one thing and reports another', async () => {
    const withdrawal = await asksToWithdraw(app, player, 'kesecik', 200)
    const torn = deskWith(async () => {
      await report(app, withdrawal, 'declined')
      return 'paid'
    })
    expect(await approve(torn, withdrawal)).toBe('its provider contradicts our books')
    expect(await openQuestions(app.pool)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reference: withdrawal.reference, kind: 'contradicts' }),
      ]),
    )
  })

  test('Scenario: its provider is not at hand any more', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 200)
    expect(await approve({ ...desk, providers: new Map() }, { reference })).toBe(
      'its provider is not at hand',
    )
    expect(await reject(desk, { reference, ...rejected })).toBe('done')
  })

  test('Scenario: the provider is told where the money goes, whole, and nobody else is', async () => {
    const { reference } = await asksToWithdraw(app, player, 'turna', 200)
    const orders: PayOutOrder[] = []
    const listening = deskWith(async (order) => {
      orders.push(order)
      return 'paid'
    })
    await approve(listening, { reference })
    expect(orders).toEqual([
      {
        reference,
        amount: 20_000,
        locale: 'tr',
        method: 'turna',
        detail: { Amount: 200, AccountEmail: 'ada@example.test' },
      },
    ])
  })
})
