import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { approve } from '#server/payment/approve.ts'
import { confirmDeposit, merge, reject, rejectDeposit } from '#server/payment/decide.ts'
import { listWaiting, lookAt } from '#server/payment/desk.ts'
import { isReason, reasons } from '#server/payment/reasons.ts'
import { words } from '#server/words/words.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, type Desk } from './setup/desk.ts'
import { asksToDeposit, asksToWithdraw, movedFor, noticesOf } from './setup/payment.ts'
import { balanceOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const { Deposit, Withdraw } = transactionKind
const { Confirmed, Pending, Merged, Rejected } = transactionStatus

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

const fullBook = () => Promise.reject(new Error('the book is full'))

const statusesOf = async (type: typeof Deposit | typeof Withdraw) =>
  (await paymentsOf(app, player, type)).map(({ status }) => status)

describe('withdrawals that people pay', () => {
  test('Scenario: an operator says that it is paid, twice', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    expect(await balanceOf(app, player)).toBe(300)
    const record = vi.fn(async () => undefined)
    expect(await approve(desk, { reference, record })).toBe('paid')
    expect(await approve(desk, { reference, record })).toBe('paid before')
    expect(record).toHaveBeenCalledTimes(1)
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw paid'])
    expect(await statusesOf(Withdraw)).toEqual([Confirmed])
    expect((await noticesOf(app, player)).map(({ title }) => title)).toEqual([
      'Çekim talebiniz alındı',
      'Çekim işleminiz tamamlandı',
    ])
    expect(await balanceOf(app, player)).toBe(300)
  })

  test('Scenario: an operator turns it down: the money is back, the player is told why in their language', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    expect(await reject(desk, { reference, reason: 'other account holder' })).toBe('done')
    expect(await reject(desk, { reference, reason: 'details not right' })).toBe('repeated')
    expect(await balanceOf(app, player)).toBe(500)
    expect(await movedFor(app, reference)).toEqual(['withdraw', 'withdraw released'])
    expect((await noticesOf(app, player)).slice(1)).toEqual([
      {
        type: 2,
        title: 'Çekim talebiniz onaylanmadı',
        note: 'Havale / EFT ile istediğiniz ₺200,00 bakiyenize geri eklendi. Hesap sizin adınıza kayıtlı görünmüyor.',
      },
    ])
    expect(await approve(desk, { reference })).toBe('ended otherwise')
  })

  test('Scenario: two operators decide at once, twenty times each', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    const acts = Array.from({ length: 20 }, () => [
      approve(desk, { reference }),
      reject(desk, { reference, reason: 'details not right' }),
    ])
    const answers = await Promise.all(acts.flat())
    expect(answers.filter((answer) => answer === 'paid' || answer === 'done')).toHaveLength(1)
    expect(await movedFor(app, reference)).toHaveLength(2)
  })

  test('Scenario: an operator turns one down while the player asks for another: both lock in one order', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    const asking = await app.pool.connect()
    await asking.query('begin')
    await asking.query('select from accounts where player_id = $1 order by id for update', [player.id])
    const rejected = reject(desk, { reference, reason: 'details not right' })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1)
    const free = await asking.query(
      `select from history_counts where player_id = $1 and history = 'payments' for update skip locked`,
      [player.id],
    )
    await asking.query('rollback')
    asking.release()
    expect(await rejected).toBe('done')
    // Those of the day and of the month.
    expect(free.rowCount).toBe(2)
  })

  test('Scenario: what the operator writes down is kept with the decision, or neither is', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    await expect(approve(desk, { reference, record: fullBook })).rejects.toThrow('the book is full')
    await expect(reject(desk, { reference, reason: 'details not right', record: fullBook })).rejects.toThrow(
      'the book is full',
    )
    expect(await statusesOf(Withdraw)).toEqual([Pending])
    expect(await movedFor(app, reference)).toEqual(['withdraw'])
  })

  test('Scenario: there is no such payment, or it is a deposit', async () => {
    for (const reference of [randomUUID(), 'no reference', '', "' or true --"]) {
      expect(await approve(desk, { reference })).toBe('no such payment')
      expect(await reject(desk, { reference, reason: 'details not right' })).toBe('no such payment')
      expect(await lookAt(desk, reference)).toBeNull()
    }
    const { reference } = await asksToDeposit(app, player, 'bank-transfer', 200)
    expect(await approve(desk, { reference })).toBe('not a withdrawal')
    expect(await reject(desk, { reference, reason: 'details not right' })).toBe('not a withdrawal')
    const withdrawal = await asksToWithdraw(app, player, 'bank-transfer', 200)
    expect(await confirmDeposit(desk, withdrawal)).toBe('not a deposit')
  })
})

describe('what waits for an operator', () => {
  test('Scenario: withdrawals are listed by age with masked accounts; the whole is opened for one', async () => {
    const first = await asksToWithdraw(app, player, 'bank-transfer', 100)
    app.clock.pass(60_000)
    const second = await asksToWithdraw(app, player, 'kesecik', 150)
    const own = (await listWaiting(desk, Withdraw)).filter(({ reference }) =>
      [first.reference, second.reference].includes(reference),
    )
    const { rows } = await app.pool.query<{ usercode: string; username: string }>(
      'select usercode, username from players where id = $1',
      [player.id],
    )
    expect(own).toEqual([
      {
        ...rows[0],
        reference: first.reference,
        type: Withdraw,
        amount: 10_000,
        method: 'Bank transfer',
        provider: null,
        since: new Date(app.clock.now().getTime() - 60_000),
        handedOverAt: null,
        detail: {
          Bank: 1,
          Iban: '1326'.padStart(26, '*'),
          AccountHolder: '******niz',
        },
      },
      expect.objectContaining({ provider: 'sandbox', detail: { WalletNo: '*******890' } }),
    ])
    expect(await lookAt(desk, first.reference)).toMatchObject({
      detail: { Amount: 100, Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' },
    })
  })

  test('Scenario: the SECRET has changed since', async () => {
    const { reference } = await asksToWithdraw(app, player, 'kesecik', 100)
    const other = { ...desk, env: { ...desk.env, secret: 'another secret, which is long enough as well' } }
    expect(await lookAt(other, reference)).toMatchObject({ amount: 10_000, detail: null })
    expect(await approve(other, { reference })).toBe('its details cannot be opened')
    expect(await reject(desk, { reference, reason: 'details not right' })).toBe('done')
  })

  test('Scenario: deposits that people settle are listed, those at a provider are not', async () => {
    const transfer = await asksToDeposit(app, player, 'bank-transfer', 100)
    const wallet = await asksToDeposit(app, player, 'kesecik', 100)
    const listed = (await listWaiting(desk, Deposit)).map(({ reference }) => reference)
    expect(listed).toContain(transfer.reference)
    expect(listed).not.toContain(wallet.reference)
  })

  test('Scenario: each reason that an operator can choose is a sentence in both languages', () => {
    expect(reasons.length).toBeGreaterThan(5)
    for (const reason of reasons) {
      if (!isReason(reason)) throw new Error(reason)
      for (const catalogue of Object.values(words)) expect(catalogue[`because ${reason}`]).toMatch(/\.$/)
    }
    expect(isReason('because')).toBe(false)
  })
})

describe('deposits that people settle', () => {
  test('Scenario: the transfer has arrived', async () => {
    const transfer = await asksToDeposit(app, player, 'bank-transfer', 250)
    const record = vi.fn(async () => undefined)
    expect(await confirmDeposit(desk, { ...transfer, record })).toBe('done')
    expect(await confirmDeposit(desk, { ...transfer, record })).toBe('repeated')
    expect(record).toHaveBeenCalledTimes(1)
    expect(await rejectDeposit(desk, { ...transfer, reason: 'nothing arrived' })).toBe('ended otherwise')
    expect(await balanceOf(app, player)).toBe(750)
    expect(await noticesOf(app, player)).toMatchObject([
      { note: 'Havale / EFT ile yatırdığınız ₺250,00 bakiyenize eklendi.' },
    ])
  })

  test('Scenario: nothing has arrived', async () => {
    const transfer = await asksToDeposit(app, player, 'bank-transfer', 250)
    expect(await rejectDeposit(desk, { ...transfer, reason: 'nothing arrived' })).toBe('done')
    expect(await rejectDeposit(desk, { ...transfer, reason: 'nothing arrived' })).toBe('repeated')
    expect(await balanceOf(app, player)).toBe(500)
    expect(await statusesOf(Deposit)).toEqual([Rejected])
    expect((await noticesOf(app, player)).map(({ note }) => note)).toEqual([
      'Havale / EFT ile ₺250,00 tutarındaki ödemeniz onaylanmadı. Bakiyeniz değişmedi. Ödemeniz bize ulaşmadı.',
    ])
  })

  test('Scenario: the same transfer was announced twice: the second is merged into the first', async () => {
    const first = await asksToDeposit(app, player, 'bank-transfer', 250)
    const second = await asksToDeposit(app, player, 'bank-transfer', 250)
    const act = { reference: second.reference, into: first.reference }
    expect(await merge(desk, act)).toBe('done')
    expect(await merge(desk, act)).toBe('repeated')
    expect(await confirmDeposit(desk, second)).toBe('ended otherwise')
    expect(await confirmDeposit(desk, first)).toBe('done')
    expect(await statusesOf(Deposit)).toEqual([Confirmed, Merged])
    expect(await balanceOf(app, player)).toBe(750)
    expect(await movedFor(app, second.reference)).toEqual([])
    expect((await noticesOf(app, player))[0]).toMatchObject({
      title: 'Para yatırma talepleriniz birleştirildi',
    })
    const { rows } = await app.pool.query<{ into: string }>(
      'select other.reference as into from payments join payments other on other.id = payments.merged_into where payments.reference = $1',
      [second.reference],
    )
    expect(rows).toEqual([{ into: first.reference }])
  })

  test('Scenario: two deposits are merged into each other at once', async () => {
    const one = await asksToDeposit(app, player, 'bank-transfer', 250)
    const other = await asksToDeposit(app, player, 'bank-transfer', 250)
    const answers = await Promise.all([
      merge(desk, { reference: one.reference, into: other.reference }),
      merge(desk, { reference: other.reference, into: one.reference }),
    ])
    expect(answers.toSorted()).toEqual(['done', 'not the same payment'])
    expect(new Set(await statusesOf(Deposit))).toEqual(new Set([Pending, Merged]))
  })

  test('Scenario: what is not the same payment is not merged', async () => {
    const waiting = await asksToDeposit(app, player, 'bank-transfer', 250)
    const settled = await asksToDeposit(app, player, 'bank-transfer', 250)
    const refused = await asksToDeposit(app, player, 'bank-transfer', 250)
    await confirmDeposit(desk, settled)
    await rejectDeposit(desk, { ...refused, reason: 'nothing arrived' })
    const foreign = await asksToDeposit(app, await signedIn(app), 'bank-transfer', 250)
    const withdrawal = await asksToWithdraw(app, player, 'bank-transfer', 250)
    const into = (one: { reference: string }, other: { reference: string }) =>
      merge(desk, { reference: one.reference, into: other.reference })
    expect(await into(waiting, waiting)).toBe('not the same payment')
    expect(await into(settled, waiting)).toBe('not the same payment')
    expect(await into(waiting, refused)).toBe('not the same payment')
    expect(await into(waiting, foreign)).toBe('not the same payment')
    expect(await into(waiting, withdrawal)).toBe('not a deposit')
    expect(await into(waiting, { reference: randomUUID() })).toBe('no such payment')
    expect(await into(waiting, settled)).toBe('done')
  })
})
