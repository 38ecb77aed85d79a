import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind, type TransactionKind } from '#contract/payment.ts'
import { createLog } from '#server/log.ts'
import { approve } from '#server/payment/approve.ts'
import { paymentCallbacks } from '#server/payment/callback.route.ts'
import { listMethods } from '#server/payment/method.store.ts'
import { submit } from '#server/payment/submit.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import {
  callbackPath,
  offering,
  type PaymentProvider,
  type ProviderReport,
} from '#server/world/payment-provider.ts'
import { anotherProvider, callOf } from './setup/another-provider.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { movedFor } from './setup/payment.ts'
import { quietParts } from './setup/game.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const { Deposit, Withdraw } = transactionKind
const name = 'pinar'

describe('a payment provider is one more filling of the interface', () => {
  const other = anotherProvider()
  const server = Fastify()
  let app: TestApp
  let desk: Desk
  let url: string
  beforeAll(async () => {
    app = await startApp()
    desk = { ...(await deskOf(app)), providers: new Map([[name, other.provider]]) }
    await openAccounts(app.pool, 'payment provider', [name])
    await app.pool.query(
      `update payment_terms set provider = $1 where method_id = (select id from payment_methods where code = 'turna')`,
      [name],
    )
    await server.register(paymentCallbacks({ ...desk, log: createLog({ ...app.env, logLevel: 'silent' }) }))
    url = await server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await server.close()
    await desk.close()
    await app.close()
  })

  const codes = async (providers: Desk['providers'], type: TransactionKind) =>
    (await listMethods(app.pool, { type, locale: 'en', providers: offering(providers, type) })).map(
      ({ logo }) => logo,
    )

  async function asks(player: TestPlayer, type: TransactionKind) {
    const methodId = await methodOf(app, 'turna')
    const detail = { Amount: 75.5, AccountEmail: 'ada@example.test' }
    await submit(
      { ...quietParts(app), ...desk },
      { type, playerId: player.id, methodId, detail, requestId: undefined, locale: 'en' },
    )
    const [payment] = await paymentsOf(app, player, type)
    if (!payment) throw new Error('no payment')
    return payment
  }
  async function reports(report: ProviderReport, headers: Record<string, string> = {}) {
    const call = callOf(report)
    const answer = await fetch(`${url}${callbackPath(name)}`, {
      ...call,
      headers: { ...call.headers, ...headers },
    })
    return answer.status
  }

  test('Scenario: its methods are offered where it is at hand, and only there', async () => {
    expect(await codes(desk.providers, Deposit)).toContain('turna')
    expect(await codes(new Map(), Deposit)).not.toContain('turna')
    const onlyTakes: PaymentProvider = {
      start: (order) => other.provider.start(order),
      readReport: (arrived) => other.provider.readReport(arrived),
    }
    const takers = new Map([[name, onlyTakes]])
    expect(await codes(takers, Deposit)).toContain('turna')
    expect(await codes(takers, Withdraw)).not.toContain('turna')
    expect(await codes(desk.providers, Withdraw)).toContain('turna')
  })

  test('Scenario: a deposit is reported in its own format', async () => {
    const player = await signedIn(app)
    const { reference, amount } = await asks(player, Deposit)
    const paid = { reference, amount, event: 'paid' } as const
    expect(await reports(paid, { 'x-mac': 'guessed' })).toBe(401)
    expect(await reports({ ...paid, amount: 1 })).toBe(409)
    expect(await balanceOf(app, player)).toBe(0)
    expect(await reports({ ...paid, reference: "of another shop' or true" })).toBe(404)
    expect([await reports(paid), await reports(paid)]).toEqual([200, 200])
    expect(await balanceOf(app, player)).toBe(75.5)
  })

  test('Scenario: a withdrawal goes to it whole, and is paid when it says so', async () => {
    const player = await signedIn(app, 10_000)
    const { reference, amount } = await asks(player, Withdraw)
    expect(await approve(desk, { reference })).toBe('on its way')
    expect(other.orders).toMatchObject([
      { reference, amount, method: 'turna', detail: { AccountEmail: 'ada@example.test' } },
    ])
    expect(await reports({ reference, amount, event: 'paid' })).toBe(200)
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await balanceOf(app, player)).toBe(24.5)
  })
})
