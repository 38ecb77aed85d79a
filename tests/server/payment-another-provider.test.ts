import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind } from '#contract/payment.ts'
import { contentCommands } from '#server/operator/content.ts'
import { paymentCommands } from '#server/operator/payments.ts'
import { listMethods } from '#server/payment/method.store.ts'
import { offering, type PaymentProvider, type PaymentProviders } from '#server/world/payment-provider.ts'
import { knownPaymentProviders } from '#server/world/payment-providers.ts'
import { pinar } from './setup/another-provider.ts'
import { pinarsHouse } from './setup/another-provider.house.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { movedFor, noticesOf } from './setup/payment.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

// The one line that a developer adds; `pinar` is the one file.
const payments = { ...knownPaymentProviders, pinar }

const { Deposit, Withdraw } = transactionKind
const secret = 'shared with Pınar alone'
const both = (text: string) => ({ tr: text, en: text })
const terms = {
  shown: true,
  provider: 'pinar',
  min: 10,
  max: 5_000,
  duration: both('24/7'),
  text: null,
  fields: [
    { key: 'Amount', objectType: 'Decimal' },
    { key: 'AccountEmail', objectType: 'String' },
  ],
}
const document = {
  code: 'pinar-cuzdan',
  logo: 'pinar',
  position: 0,
  name: both('Pınar Cüzdan'),
  deposit: terms,
  withdraw: terms,
  account: null,
}

describe('a payment provider is one more file and one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lale-pinar-'))
  let house: Awaited<ReturnType<typeof pinarsHouse>>
  let app: TestApp
  let desk: Desk
  beforeAll(async () => {
    house = await pinarsHouse(secret)
    app = await startApp({
      env: { PAYMENT_URL_PINAR: `${house.url}/`, PAYMENT_SECRET_PINAR: secret },
      known: { payments },
    })
    house.tellsTo(app.url)
    desk = await deskOf(app, payments)
    const file = join(folder, 'method.json')
    writeFileSync(file, JSON.stringify(document))
    const said = await types('content publish', 'method', file)
    expect(said).toMatch(/^method pinar-cuzdan is new/)
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await desk.close()
    await app.close()
    await house.close()
    rmSync(folder, { recursive: true })
  })

  const commands = { ...contentCommands, ...paymentCommands }
  async function types(command: 'content publish' | 'approve', ...words: string[]): Promise<string> {
    const typed = { command, words, options: {}, why: 'Pınar is ours', id: null }
    return (await commands[command].run({ ...desk, shard: 0, shards: [desk.pool], who: 'Deniz' }, typed)).text
  }

  const asks = async (player: TestPlayer, call: 'payment/deposit' | 'payment/withdraw', requestId: string) =>
    app.call(
      call,
      {
        id: await methodOf(app, document.code),
        target: 'pay',
        detail: { Amount: 75.5, AccountEmail: 'ada@example.test' },
      },
      { token: player.token, locale: 'en', requestId },
    )
  /** For deposits, for withdrawals. */
  const offered = (providers: PaymentProviders) =>
    Promise.all(
      ([Deposit, Withdraw] as const).map(async (type) => {
        const there = { type, locale: 'en', providers: offering(providers, type) } as const
        return (await listMethods(app.pool, there)).some(({ logo }) => logo === 'pinar')
      }),
    )
  const owed = async () => {
    const { rows } = await app.pool.query<{ sum: string }>(
      `select sum(balance)::int as sum from accounts where kind = 'payment provider' and name = 'pinar'`,
    )
    return rows[0]?.sum
  }

  test('Scenario: a player deposits by it: the form, its page, its report, the balance', async () => {
    const player = await signedIn(app)
    const id = await methodOf(app, document.code)
    const { data: methods } = await app.call('payment/methods', { type: Deposit }, { token: player.token })
    expect(methods.find((each) => each.id === id)).toMatchObject({
      name: 'Pınar Cüzdan',
      min: 10,
      max: 5_000,
      kind: 'form',
    })
    const { data: form } = await app.call('payment/detail', { id, type: Deposit }, { token: player.token })
    expect(form?.map(({ key }) => key)).toEqual(['Amount', 'AccountEmail'])

    const sent = await asks(player, 'payment/deposit', 'pinar deposit')
    const again = await asks(player, 'payment/deposit', 'pinar deposit')
    const [payment, ...more] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    const { reference, amount } = payment
    expect([sent.data, again.data, more]).toEqual([`${house.url}/pay/${reference}`, sent.data, []])

    const paid = { reference, amount, state: 'OK' }
    expect(await house.reports(paid, 'guessed')).toBe(401)
    expect(await house.reports({ ...paid, amount: 1 })).toBe(409)
    expect(await house.reports({ ...paid, reference: "of another shop' or true" })).toBe(404)
    expect(await house.reports({ ...paid, state: 'SOON' })).toBe(400)
    expect(await balanceOf(app, player)).toBe(0)

    const before = Number(await owed())
    const page = String(sent.data)
    const pays = async () => (await fetch(page, { method: 'POST' })).text()
    expect([await pays(), await pays()]).toEqual(['200', '200'])
    expect(await balanceOf(app, player)).toBe(75.5)
    expect(await movedFor(app, reference)).toEqual(['deposit'])
    expect(Number(await owed()) - before).toBe(-7_550)
    expect((await noticesOf(app, player)).map(({ note }) => note)).toEqual([
      '₺75.50 that you deposited by Pınar Cüzdan has been added to your balance.',
    ])
  })

  test('Scenario: an operator lets a withdrawal go: it gets the whole account, and pays when it says so', async () => {
    const player = await signedIn(app, 10_000)
    expect(await asks(player, 'payment/withdraw', 'pinar withdrawal')).toMatchObject({ success: true })
    const [payment] = await paymentsOf(app, player, Withdraw)
    if (!payment) throw new Error('no payment')
    const { reference, amount } = payment
    expect(await house.reports({ reference, amount, state: 'OK' })).toBe(409)
    expect(await types('approve', reference)).toMatch(/^On its way/)
    expect(Object.fromEntries(house.payouts.get(reference) ?? [])).toEqual({
      order: reference,
      lira: '75.50',
      method: document.code,
      to: 'ada@example.test',
    })
    const before = Number(await owed())
    const paid = { reference, amount, state: 'OK' }
    expect([await house.reports(paid), await house.reports(paid)]).toEqual([200, 200])
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await balanceOf(app, player)).toBe(24.5)
    expect(Number(await owed()) - before).toBe(7_550)
  })

  test('Scenario: what it declines is back in the balance', async () => {
    const player = await signedIn(app, 10_000)
    await asks(player, 'payment/withdraw', 'pinar declines')
    const [payment] = await paymentsOf(app, player, Withdraw)
    if (!payment) throw new Error('no payment')
    const { reference, amount } = payment
    await types('approve', reference)
    expect(await house.reports({ reference, amount, state: 'FAIL' })).toBe(200)
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw released'])
    expect(await balanceOf(app, player)).toBe(100)
  })

  test('Scenario: its methods are offered where it is at hand, and what it cannot do is not', async () => {
    const own = desk.providers.get('pinar')
    if (!own) throw new Error('no provider')
    const onlyTakes: PaymentProvider = {
      start: (order) => own.start(order),
      readReport: (arrived) => own.readReport(arrived),
    }
    const takers = new Map([['pinar', onlyTakes]])
    expect(await offered(desk.providers)).toEqual([true, true])
    expect(await offered(takers)).toEqual([true, false])
    expect(await offered(new Map())).toEqual([false, false])
  })
})
