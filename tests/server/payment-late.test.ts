import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { depositAwaited, tidy } from '#server/upkeep/upkeep.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { asksToDeposit, movedFor, noticesOf } from './setup/payment.ts'
import { balanceOf, paymentsOf, proveLedger, signedIn } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Created, Pending, Confirmed, Rejected, Cancelled } = transactionStatus

describe('what a payment provider reports late', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  /** A deposit that nobody paid and the upkeep has given up. */
  async function givenUp() {
    const player = await signedIn(app)
    const payment = await asksToDeposit(app, player, 'kesecik', 120)
    app.clock.pass(depositAwaited + 1)
    await tidy(app.pool, app.clock.now())
    const status = async () => (await paymentsOf(app, player))[0]?.status
    expect(await status()).toBe(Cancelled)
    return { player, payment, status }
  }

  test('Scenario: a deposit that was given up is paid two days later, and reported three times at once', async () => {
    const { player, payment, status } = await givenUp()
    app.clock.pass(depositAwaited)
    const answers = await Promise.all([1, 2, 3].map(() => report(app, payment, 'paid')))
    expect(answers.filter(([, outcome]) => outcome === 'apply')).toHaveLength(1)
    expect(answers.filter(([, outcome]) => outcome === 'repeated')).toHaveLength(2)
    expect(await status()).toBe(Confirmed)
    expect(await balanceOf(app, player)).toBe(120)
    expect(await noticesOf(app, player)).toMatchObject([{ title: 'Para yatırma işleminiz tamamlandı' }])
  })

  test('Scenario: a deposit that was given up waits after all, is not given up again, and is then paid', async () => {
    const { player, payment, status } = await givenUp()
    expect(await report(app, payment, 'waiting')).toEqual([200, 'apply'])
    app.clock.pass(depositAwaited + 1)
    await tidy(app.pool, app.clock.now())
    expect(await status()).toBe(Pending)
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await balanceOf(app, player)).toBe(120)
  })

  test('Scenario: a deposit that was given up is declined', async () => {
    const { payment, status } = await givenUp()
    expect(await report(app, payment, 'declined')).toEqual([200, 'apply'])
    expect(await status()).toBe(Rejected)
    expect(await movedFor(app, payment.reference)).toEqual([])
  })

  test('Scenario: another amount is reported of a deposit that was given up', async () => {
    const { payment, status } = await givenUp()
    expect(await report(app, { ...payment, amount: 1 }, 'paid')).toEqual([409, 'other amount'])
    expect(await status()).toBe(Cancelled)
  })

  test('Scenario: the report comes in the very moment in which the deposit is given up', async () => {
    const player = await signedIn(app)
    const payment = await asksToDeposit(app, player, 'kesecik', 120)
    const late = new Date(app.clock.now().getTime() + depositAwaited + 1)
    const [answer] = await Promise.all([report(app, payment, 'paid'), tidy(app.pool, late)])
    expect(answer).toEqual([200, 'apply'])
    expect(await paymentsOf(app, player)).toMatchObject([{ status: Confirmed }])
    expect(await balanceOf(app, player)).toBe(120)
  })

  test('Scenario: the provider cannot reach us for an hour and then reports what it knows', async () => {
    const player = await signedIn(app)
    const payment = await asksToDeposit(app, player, 'kesecik', 120)
    expect(await paymentsOf(app, player)).toMatchObject([{ status: Created }])
    const written = app.clock.now()
    app.clock.pass(60 * 60_000)
    expect(await report(app, payment, 'paid', { at: written })).toEqual([401, 'not signed'])
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await balanceOf(app, player)).toBe(120)
  })
})
