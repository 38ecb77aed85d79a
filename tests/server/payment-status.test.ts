import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { transaction } from '#server/database/transaction.ts'
import { bring } from '#server/payment/bring.ts'
import { firstStatus, follows, movementInto, type PaymentStatus } from '#server/payment/payment.rules.ts'
import { lockPayment } from '#server/payment/payment.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { asksToDeposit, asksToWithdraw, movedFor } from './setup/payment.ts'
import { proveLedger, signedIn } from './setup/player.ts'

const { Deposit, Withdraw } = transactionKind
const kinds = { Deposit, Withdraw } as const
type KindName = keyof typeof kinds
type Name = keyof typeof transactionStatus

/** Decision 022: the cause of the transfer for each change of status; a dash if the change is not allowed. */
const drawn: Record<KindName, string> = {
  Deposit: `
    from       None  Created  Pending  Confirmed  Rejected  Cancelled  Merged
    None       -     nothing  nothing  -          -         -          -
    Created    -     -        nothing  deposit    nothing   nothing    nothing
    Pending    -     -        -        deposit    nothing   nothing    nothing
    Cancelled  -     -        nothing  deposit    nothing   -          -
    Confirmed  -     -        -        -          -         -          -
    Rejected   -     -        -        -          -         -          -
    Merged     -     -        -        -          -         -          -`,
  Withdraw: `
    from       None  Created  Pending   Confirmed      Rejected           Cancelled          Merged
    None       -     -        withdraw  -              -                  -                  -
    Created    -     -        -         -              -                  -                  -
    Pending    -     -        -         withdraw-paid  withdraw-released  withdraw-released  -
    Cancelled  -     -        -         -              -                  -                  -
    Confirmed  -     -        -         -              -                  -                  -
    Rejected   -     -        -         -              -                  -                  -
    Merged     -     -        -         -              -                  -                  -`,
}

interface Pair {
  kind: KindName
  from: Name
  to: Name
  /** The cause of the transfer, 'nothing', or '-' if the change is not allowed. */
  moves: string
}

const isName = (word: string): word is Name => word in transactionStatus
const pairs: Pair[] = (['Deposit', 'Withdraw'] as const).flatMap((kind) => {
  const [head = [], ...rows] = drawn[kind]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  return rows.flatMap(([from = '', ...cells]) =>
    head.slice(1).flatMap((to, index) => {
      const moves = (cells[index] ?? '').replace('withdraw-', 'withdraw ')
      return isName(from) && isName(to) ? [{ kind, from, to, moves }] : []
    }),
  )
})

const standing = (kind: KindName, from: Name) => ({
  reference: 'r',
  playerId: 1,
  type: kinds[kind],
  status: transactionStatus[from],
  amount: 100,
  provider: null,
  handedOver: false,
})

describe('the statuses of a payment', () => {
  test('Scenario: every pair of statuses of both kinds is drawn', () => {
    const names = Object.keys(transactionStatus)
    const wanted = Object.keys(kinds).flatMap((kind) =>
      names.flatMap((from) => names.map((to) => `${kind} ${from} ${to}`)),
    )
    expect(pairs.map(({ kind, from, to }) => `${kind} ${from} ${to}`).toSorted()).toEqual(wanted.toSorted())
  })

  test.each(pairs)('Scenario: a $kind goes from $from to $to: $moves', ({ kind, from, to, moves }) => {
    const payment = standing(kind, from)
    expect(follows(payment, transactionStatus[to])).toBe(moves !== '-')
    if (moves === '-') return
    expect(movementInto(payment, transactionStatus[to])?.cause ?? 'nothing').toBe(moves)
  })

  test('Scenario: a payment begins with a status that may be its first', () => {
    for (const type of [Deposit, Withdraw]) {
      for (const provider of ['sandbox', null]) {
        expect(follows({ type, status: transactionStatus.None }, firstStatus(type, provider))).toBe(true)
      }
    }
  })
})

/** How a payment gets to the status where a pair begins. */
const ways: Record<KindName, Partial<Record<Name, Name[]>>> = {
  Deposit: {
    Created: [],
    Pending: ['Pending'],
    Confirmed: ['Confirmed'],
    Rejected: ['Rejected'],
    Cancelled: ['Cancelled'],
    Merged: ['Merged'],
  },
  Withdraw: { Pending: [], Confirmed: ['Confirmed'], Rejected: ['Rejected'], Cancelled: ['Cancelled'] },
}
const reachable = pairs.filter(({ kind, from }) => ways[kind][from] !== undefined)

describe('the statuses of a payment in the books', () => {
  let app: TestApp
  let desk: Desk
  beforeAll(async () => {
    app = await startApp()
    desk = await deskOf(app)
  })
  afterEach(() => proveLedger(app))
  afterAll(async () => {
    await desk.close()
    await app.close()
  })

  const go = (reference: string, to: PaymentStatus, mergedInto: number) =>
    transaction(app.pool, async (tx) => {
      const payment = await lockPayment(tx, reference)
      if (!payment) throw new Error('no payment')
      await bring(tx, desk, payment, to, to === transactionStatus.Merged ? { mergedInto } : {})
    })

  test.each(reachable)('Scenario: a $kind in $from is brought to $to: $moves', async (pair) => {
    const { kind, from, to, moves } = pair
    const player = await signedIn(app, 50_000)
    const other = await asksToDeposit(app, player, 'bank-transfer', 100)
    const { rows } = await app.pool.query<{ id: number }>('select id from payments where reference = $1', [
      other.reference,
    ])
    const into = rows[0]?.id ?? 0
    const asks = kind === 'Deposit' ? asksToDeposit : asksToWithdraw
    const { reference } = await asks(app, player, 'kesecik', 100)
    for (const step of ways[kind][from] ?? []) await go(reference, transactionStatus[step], into)
    const before = await movedFor(app, reference)
    const step = go(reference, transactionStatus[to], into)
    if (moves === '-') await expect(step).rejects.toThrow('cannot go')
    else await step
    const moved = (await movedFor(app, reference)).slice(before.length)
    expect(moved).toEqual(moves === '-' || moves === 'nothing' ? [] : [moves])
    const { rows: kept } = await app.pool.query<{ status: number }>(
      'select status from payments where reference = $1',
      [reference],
    )
    expect(kept).toEqual([{ status: transactionStatus[moves === '-' ? from : to] }])
  })

  test('Scenario: a payment that is not there yet has no row, and one that is merged names another', async () => {
    const player = await signedIn(app)
    const { reference } = await asksToDeposit(app, player, 'kesecik', 100)
    const set = (change: string) =>
      app.pool.query(`update payments set ${change} where reference = $1`, [reference])
    await expect(set('status = 0')).rejects.toThrow('payment_status')
    await expect(set('status = 7')).rejects.toThrow('payment_status')
    await expect(set('status = 3')).rejects.toThrow('payment_merged')
    await expect(set('status = 3, merged_into = id')).rejects.toThrow('payment_merged')
    await expect(set('handed_over_at = now()')).rejects.toThrow('payment_handed_over')
  })
})
