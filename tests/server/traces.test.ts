import { describe, expect, test } from 'vitest'
import { pageOf } from './setup/connect.ts'
import { freePort } from './setup/free-port.ts'
import { hub88 as hub88Dialect } from './setup/games/hub88.ts'
import { seat } from './setup/games/seat.ts'
import { paymentsOf, signedIn } from './setup/player.ts'
import { transactionKind } from '#contract/payment.ts'
import { callbackPath } from '#server/world/payment-provider.ts'
import { collected, namedBy, startTraced } from './setup/traced.ts'

const tap = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('traces', () => {
  test('Scenario: a player withdraws: one trace holds the call, the ledger row, the letter and the hints', async () => {
    const collector = await collected()
    const { app, end, withdraw, logged, transfers } = await startTraced(collector.url)
    const player = await signedIn(app, 50_000)
    const page = pageOf(app, player.token)
    const told: string[] = []
    page.on('NotifyMessage', (cmd: string) => told.push(cmd))
    await page.start()
    expect(await withdraw(player, namedBy(tap))).toMatchObject({ success: true })
    await expect.poll(() => told.toSorted()).toEqual(['Balance', 'Notification'])
    await page.stop()
    expect(await transfers(player)).toEqual([
      { cause: 'deposit', trace: null },
      { cause: 'withdraw', trace: tap },
    ])
    const [payment] = await paymentsOf(app, player, transactionKind.Withdraw)
    await expect.poll(() => collector.trace(tap).names).toContain('job letter')
    await end()

    const { named, parentOf } = collector.trace(tap)
    const [call] = named('POST /api/payment/withdraw')
    expect(call?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/payment/withdraw',
      'http.response.status_code': 200,
      'url.path': '/api/payment/withdraw',
    })
    expect(call?.parentSpanId).toBeUndefined()
    const [transfer] = named('transfer')
    expect(transfer?.attributes).toEqual({
      'transfer.cause': 'withdraw',
      'transfer.reference': payment?.reference,
    })
    expect(parentOf(transfer)?.name).toBe('transaction')
    expect(parentOf(parentOf(transfer))).toBe(call)
    expect(named('select').map((statement) => parentOf(statement))).toContain(transfer)
    for (const sent of ['job letter', 'NotifyMessage Balance', 'NotifyMessage Notification'])
      expect(named(sent).map((each) => parentOf(each)?.name)).toEqual(['transaction'])
    expect(logged('answered').filter((line) => line['trace_id'] === tap)).toHaveLength(1)
  })

  test('Scenario: a game reports a bet: its trace leads to the ledger row', async () => {
    const collector = await collected()
    const { app, end, transfers } = await startTraced(collector.url)
    const player = await seat(app, 'hub88', 50_000)
    const hub88 = await hub88Dialect.caller(app)
    expect(await hub88.bet(player, { id: 'b', round: 'r', amount: 100 })).toMatchObject({ refusal: null })
    const trace = (await transfers({ id: player.playerId, token: '' })).at(-1)?.trace ?? ''
    await end()
    const { named, parentOf } = collector.trace(trace)
    const [statement] = named('select')
    expect(parentOf(statement)?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'transfer.cause': 'bet',
      'transfer.reference': 'hub88 b',
    })
  })

  test('Scenario: a bet that the cash does not cover leaves no transfer', async () => {
    const collector = await collected()
    const { app, end } = await startTraced(collector.url)
    const player = await seat(app, 'hub88', 99)
    const hub88 = await hub88Dialect.caller(app)
    expect(await hub88.bet(player, { id: 'refused', round: 'r', amount: 100 })).toMatchObject({
      refusal: hub88Dialect.refusals['insufficient funds'],
    })
    await end()
    const spans = collector.all()
    expect(spans.map(({ name }) => name)).toContain('transaction')
    expect(spans.filter(({ attributes }) => 'transfer.cause' in attributes)).toEqual([])
  })

  test('Scenario: a letter that the mail server does not take is in the trace and in the log with its id', async () => {
    const collector = await collected()
    const { app, withdraw, logged } = await startTraced(collector.url, {
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      SMTP_TLS: 'off',
      MAIL_FROM: 'no-reply@lale.test',
    })
    await withdraw(await signedIn(app, 50_000), namedBy(tap))
    await expect.poll(() => logged('a job failed')).not.toEqual([])
    expect(logged('a job failed')[0]).toMatchObject({ job: 'letter', trace_id: tap })
    await expect
      .poll(() => collector.trace(tap).named('job letter')[0])
      .toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' } })
  })

  test('Scenario: a deposit shows what its provider was asked, and its report is found by the same reference', async () => {
    const collector = await collected()
    const { app, end, deposit, logged } = await startTraced(collector.url)
    const player = await signedIn(app)
    await deposit(player, namedBy(tap))
    const [payment] = await paymentsOf(app, player)
    const report = '5bf92f3577b34da6a3ce929d0e0e4736'
    const path = callbackPath('sandbox')
    await fetch(app.url + path, { method: 'POST', body: '{}', headers: namedBy(report) })
    await end()

    const { named, parentOf } = collector.trace(tap)
    const [order] = named('POST 127.0.0.1')
    expect(order?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
    })
    expect(parentOf(order)?.name).toBe('POST /api/payment/deposit')
    expect(named('transaction').map(({ attributes }) => attributes)).toContainEqual({
      'transfer.reference': payment?.reference,
    })
    expect(collector.trace(report).names).toEqual([`POST ${path}`])
    expect(logged('a payment provider reported')).toMatchObject([{ trace_id: report }])
  })

  test('Scenario: a part of the traces is recorded: of the others logs have the id, rows and collector nothing', async () => {
    const collector = await collected()
    const { app, end, withdraw, logged, transfers } = await startTraced(collector.url, {
      OTEL_TRACES_SAMPLER_ARG: '0',
    })
    const player = await signedIn(app, 50_000)
    // 01: its sender claims that it is recorded.
    await withdraw(player, { traceparent: `00-${tap}-00f067aa0ba902b7-01` })
    expect((await transfers(player)).map(({ trace }) => trace)).toEqual([null, null])
    await end()
    expect(logged('answered').map((line) => line['trace_id'])).toEqual([tap])
    expect(collector.asked()).toBe(0)
  })

  test('Scenario: somebody sends a trace that is none: the request gets its own', async () => {
    const collector = await collected()
    const { app, end, logged } = await startTraced(collector.url)
    const span = '00f067aa0ba902b7'
    const hostile = [
      `00-${'0'.repeat(32)}-${span}-01`,
      `00-${tap}-${'0'.repeat(16)}-01`,
      `00-${tap.toUpperCase()}-${span}-01`,
      `00-${tap}${tap}-${span}-01`,
      `00-${tap}-${span}-01-more`,
      `ff-${tap}-${span}-01`,
      tap,
      `00-${"';drop table x;--".repeat(2)}-${span}-01`,
      '0'.repeat(8_000),
    ]
    for (const traceparent of hostile)
      expect(await app.call('auth/form', {}, { headers: { traceparent } })).toMatchObject({ status: 200 })
    await end()
    const ids = collector
      .all()
      .filter(({ name }) => name === 'GET /api/auth/form')
      .map(({ traceId }) => traceId)
    expect(ids).toHaveLength(hostile.length)
    expect(new Set([...ids, tap]).size).toBe(hostile.length + 1)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
    expect(new Set(logged('answered').map((line) => line['trace_id']))).toEqual(new Set(ids))
  })
})
