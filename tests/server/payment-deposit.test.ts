import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { insist } from './setup/insist.ts'
import { methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const detail = { Amount: 120, WalletNo: '1234567890' }

describe('depositing', () => {
  let app: TestApp
  let kesecik: number
  beforeAll(async () => {
    app = await startApp()
    kesecik = await methodOf(app, 'kesecik')
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const deposit = (player: TestPlayer, requestId?: string, other: object = {}) =>
    app.call(
      'payment/deposit',
      { id: kesecik, target: 'pay', detail: { ...detail, ...other } },
      { token: player.token, locale: 'en', ...(requestId && { requestId }) },
    )

  test('Scenario: a player asks to deposit and is given a page to pay at', async () => {
    const player = await signedIn(app)
    const answer = await deposit(player)
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      message: 'You can complete your payment on the page that opens.',
    })
    expect(answer.data).toMatch(new RegExp(`^${app.env.sandboxUrl}/pay/[0-9a-f-]{36}$`))
    expect(await paymentsOf(app, player)).toMatchObject([
      { status: transactionStatus.Created, amount: 12_000 },
    ])
  })

  test('Scenario: a double click sends the same deposit twice at once', async () => {
    const player = await signedIn(app)
    const [first, second] = await Promise.all([deposit(player), deposit(player)])
    expect(first.success).toBe(true)
    expect(second.data).toBe(first.data)
    expect(await paymentsOf(app, player)).toHaveLength(1)
  })

  test('Scenario: the same deposit is asked for again 9 s and then 11 s later', async () => {
    const player = await signedIn(app)
    const first = await deposit(player)
    app.clock.pass(9_000)
    expect((await deposit(player)).data).toBe(first.data)
    app.clock.pass(2_000)
    expect((await deposit(player)).data).not.toBe(first.data)
    expect(await paymentsOf(app, player)).toHaveLength(2)
  })

  test('Scenario: ten retries of one request, at once and a day later', async () => {
    const player = await signedIn(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => insist(() => deposit(player, 'form:1'))),
    )
    app.clock.pass(24 * 60 * 60_000)
    const late = await deposit(player, 'form:1')
    expect(new Set([...answers, late].map((answer) => answer.data)).size).toBe(1)
    expect(await paymentsOf(app, player)).toHaveLength(1)
  })

  test('Scenario: one request id is used for two different deposits', async () => {
    const player = await signedIn(app)
    await deposit(player, 'form:1')
    const answer = await deposit(player, 'form:1', { Amount: 121 })
    expect(answer).toMatchObject({ status: 409, success: false })
    expect(await paymentsOf(app, player)).toHaveLength(1)
  })

  test('Scenario: a request id is longer than any client makes it', async () => {
    const player = await signedIn(app)
    const answer = await deposit(player, 'x'.repeat(201))
    expect(answer).toMatchObject({ status: 400, data: { field: 'idempotency-key', kind: 'at most 200' } })
    expect(await paymentsOf(app, player)).toEqual([])
  })

  test('Scenario: two players happen to use the same request id', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const answers = await Promise.all([deposit(one, 'same'), deposit(other, 'same')])
    expect(answers[0].data).not.toBe(answers[1].data)
    expect(await paymentsOf(app, other)).toHaveLength(1)
  })

  test('Scenario: two forms of one player ask for the same at once', async () => {
    const player = await signedIn(app)
    await Promise.all([deposit(player, 'form-a:1'), deposit(player, 'form-b:1')])
    expect(await paymentsOf(app, player)).toHaveLength(2)
  })

  test('Scenario: the method is settled by people, and the player is told what happens next', async () => {
    const player = await signedIn(app)
    const id = await methodOf(app, 'bank-transfer')
    const bank = {
      Amount: 500,
      Bank: 2,
      Iban: 'TR33 0006 1005 1978 6457 8413 26',
      AccountHolder: 'Ada Deniz',
    }
    const answer = await app.call(
      'payment/deposit',
      { id, target: 'pay', detail: bank },
      { token: player.token, locale: 'tr' },
    )
    const [payment] = await paymentsOf(app, player)
    expect(answer).toMatchObject({
      success: true,
      data: {
        reference: payment?.reference,
        account: {
          bank: 'Boğaz Bankası',
          holder: 'Lale Oyun Hizmetleri',
          iban: 'TR429999900000001907200426',
        },
      },
      message: 'Havaleniz bankamıza ulaştığında bakiyenize eklenecek.',
    })
    expect(await paymentsOf(app, player)).toMatchObject([
      { status: transactionStatus.Pending, amount: 50_000 },
    ])
  })

  test.each([
    ['below the least', 19.99, 'Amount: you can enter ₺20.00 or more.', 'amount too small'],
    ['above the most', 100_000.01, 'Amount: you can enter ₺100,000.00 at most.', 'amount too large'],
  ])('Scenario: the amount is %s', async (_name, Amount, message, kind) => {
    const player = await signedIn(app)
    const answer = await deposit(player, undefined, { Amount })
    expect(answer).toMatchObject({ status: 200, success: false, message, data: { field: 'Amount', kind } })
    expect(await paymentsOf(app, player)).toEqual([])
  })
})
