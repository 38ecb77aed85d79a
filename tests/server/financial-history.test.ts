import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { reject } from '#server/payment/decide.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf } from './setup/desk.ts'
import { methodOf, paymentsOf, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Deposit, Withdraw } = transactionKind
const { Confirmed, Pending, Created, Rejected } = transactionStatus

let app: TestApp
let player: TestPlayer
let stranger: TestPlayer
const hour = 3_600_000

/** 20:30 UTC is 23:30 in Istanbul; an hour later it is the next day there. */
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-18T20:30:00Z') })
  player = await signedIn(app)
  stranger = await signedIn(app)
  await deposit(player, 500)
  await reports(player, 0, 'paid')
  app.clock.pass(hour)
  await withdraw(player, 120)
  app.clock.pass(24 * hour)
  await deposit(player, 75)
  await deposit(stranger, 900)
  app.clock.pass(hour)
  await deposit(player, 60)
  await reports(player, 2, 'declined')
})
afterAll(() => app.close())

async function deposit({ token }: TestPlayer, Amount: number): Promise<void> {
  const id = await methodOf(app, 'kesecik')
  const answer = await app.call(
    'payment/deposit',
    { id, target: 'pay', detail: { Amount, WalletNo: '100200300' } },
    { token },
  )
  expect(answer.success).toBe(true)
}

async function withdraw({ token }: TestPlayer, Amount: number): Promise<void> {
  const id = await methodOf(app, 'bank-transfer')
  const detail = { Amount, Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' }
  const answer = await app.call('payment/withdraw', { id, target: 'pay', detail }, { token })
  expect(answer.success).toBe(true)
}

async function reports(of: TestPlayer, index: number, event: 'paid' | 'declined'): Promise<void> {
  const payment = (await paymentsOf(app, of))[index]
  if (!payment) throw new Error('No such deposit')
  expect((await report(app, payment, event))[0]).toBe(200)
}

const history = async (request: Partial<RequestOf<Calls['transaction/list']>> = {}, locale = 'en') =>
  (await app.call('transaction/list', request, { token: player.token, locale })).data
const amounts = async (request: Parameters<typeof history>[0]) =>
  (await history(request)).list.map(({ amount }) => amount)

describe('the financial history', () => {
  test('Scenario: a deposit and a withdrawal are explained, newest first, with the balance after each', async () => {
    const { total, list } = await history()
    expect(total).toBe(4)
    expect(list.map(({ id: _id, reference: _reference, ...shown }) => shown)).toEqual([
      {
        date: '2026-11-19T22:30:00.000Z',
        kind: Deposit,
        status: Rejected,
        method: expect.any(String),
        amount: 60,
        balanceAfter: null,
      },
      {
        date: '2026-11-19T21:30:00.000Z',
        kind: Deposit,
        status: Created,
        method: expect.any(String),
        amount: 75,
        balanceAfter: null,
      },
      {
        date: '2026-11-18T21:30:00.000Z',
        kind: Withdraw,
        status: Pending,
        method: 'Bank transfer',
        amount: 120,
        balanceAfter: 380,
      },
      {
        date: '2026-11-18T20:30:00.000Z',
        kind: Deposit,
        status: Confirmed,
        method: expect.any(String),
        amount: 500,
        balanceAfter: 500,
      },
    ])
  })

  test('Scenario: the method is named in the language of the player', async () => {
    expect((await history({ kind: Withdraw }, 'tr')).list.map(({ method }) => method)).toEqual([
      'Havale / EFT',
    ])
  })

  test('Scenario: by kind and by status', async () => {
    expect(await amounts({ kind: Withdraw })).toEqual([120])
    expect(await amounts({ kind: Deposit })).toEqual([60, 75, 500])
    expect(await amounts({ status: Created })).toEqual([75])
    expect(await amounts({ kind: Withdraw, status: Created })).toEqual([])
    expect((await history({ kind: Withdraw })).total).toBe(1)
  })

  test('Scenario: a day begins and ends at midnight in Istanbul', async () => {
    expect(await amounts({ from: '2026-11-18', to: '2026-11-18' })).toEqual([500])
    expect(await amounts({ from: '2026-11-19', to: '2026-11-19' })).toEqual([120])
    expect(await amounts({ from: '2026-11-20' })).toEqual([60, 75])
    expect(await amounts({ to: '2026-11-19' })).toEqual([120, 500])
    expect(await amounts({ from: '2026-11-20', to: '2026-11-18' })).toEqual([])
  })

  test('Scenario: page after page, each payment once', async () => {
    expect(await amounts({ skip: 0, take: 2 })).toEqual([60, 75])
    expect(await amounts({ skip: 2, take: 2 })).toEqual([120, 500])
    expect(await history({ skip: 4, take: 2 })).toEqual({ total: 4, list: [] })
  })

  test('Scenario: nobody sees the payments of another', async () => {
    const own = await app.call('transaction/list', {}, { token: stranger.token })
    expect(own.data.list.map(({ amount }) => amount)).toEqual([900])
    expect(await amounts({})).not.toContain(900)
    expect(await app.call('transaction/list', {})).toMatchObject({ status: 401 })
  })

  test('Scenario: a withdrawal that is turned down shows the balance with its money back', async () => {
    const [withdrawal] = await paymentsOf(app, player, Withdraw)
    if (!withdrawal) throw new Error('No withdrawal')
    const desk = await deskOf(app)
    const { reference } = withdrawal
    expect(await reject(desk, { reference, reason: 'details not right' })).toBe('done')
    await desk.close()
    expect((await history({ kind: Withdraw })).list).toMatchObject([{ status: Rejected, balanceAfter: 500 }])
  })

  test.each([
    [{ from: '0000-01-01' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ from: '20.11.2026' }, 'from'],
    [{ take: 101 }, 'take'],
    [{ skip: -1 }, 'skip'],
  ])('Scenario: what is no day or no page is refused: %o', async (request, field) => {
    expect(await app.call('transaction/list', request, { token: player.token })).toMatchObject({
      status: 400,
      data: { field },
    })
  })

  test('Scenario: years from now and long ago are days like any other', async () => {
    expect(await amounts({ from: '0001-01-01', to: '9999-12-31', skip: Number.MAX_SAFE_INTEGER })).toEqual([])
  })
})
