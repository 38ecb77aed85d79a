import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { openDetail } from '#server/payment/sealed-detail.ts'
import { depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { insist } from './setup/insist.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

const { Pending } = transactionStatus
const Iban = 'TR330006100519786457841326'

describe('withdrawing', () => {
  let app: TestApp
  let bank: number
  beforeAll(async () => {
    app = await startApp()
    bank = await methodOf(app, 'bank-transfer')
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const withdraw = (player: TestPlayer, Amount: number, requestId?: string) =>
    app.call(
      'payment/withdraw',
      { id: bank, target: 'pay', detail: { Amount, Bank: 1, Iban, AccountHolder: 'Ada Deniz' } },
      { token: player.token, locale: 'tr', ...(requestId && { requestId }) },
    )
  const withdrawals = (player: TestPlayer) => paymentsOf(app, player, transactionKind.Withdraw)

  test('Scenario: a player withdraws a part of the balance and is told', async () => {
    const player = await signedIn(app, 50_000)
    expect(await withdraw(player, 200)).toMatchObject({ success: true, message: 'Çekim talebiniz alındı.' })
    expect(await withdrawals(player)).toMatchObject([{ status: Pending, amount: 20_000 }])
    expect(await balanceOf(app, player)).toBe(300)
    const { rows } = await app.pool.query(
      'select type, title, note from notifications where player_id = $1',
      [player.id],
    )
    expect(rows).toEqual([
      {
        type: 2,
        title: 'Çekim talebiniz alındı',
        note: 'Havale / EFT ile ₺200,00 tutarındaki çekim talebiniz işleme alındı.',
      },
    ])
  })

  test('Scenario: fifty withdrawals above the balance at once leave it untouched', async () => {
    const player = await signedIn(app, 50_000)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => insist(() => withdraw(player, 500.01, `above:${index}`))),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        success: false,
        message: 'Tutar: çekilebilir bakiyeniz bu tutar için yeterli değil.',
        data: { field: 'Amount', kind: 'balance too small' },
      })
    }
    expect(await withdrawals(player)).toEqual([])
    expect(await balanceOf(app, player)).toBe(500)
  })

  test('Scenario: fifty withdrawals at once of which the balance covers four', async () => {
    const player = await signedIn(app, 45_000)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => insist(() => withdraw(player, 100, `four:${index}`))),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(4)
    expect(await withdrawals(player)).toHaveLength(4)
    expect(await balanceOf(app, player)).toBe(50)
  })

  test('Scenario: a double click without a request id, and ten retries with one', async () => {
    const player = await signedIn(app, 50_000)
    const doubled = await Promise.all([withdraw(player, 100), withdraw(player, 100)])
    const retried = await Promise.all(
      Array.from({ length: 10 }, () => insist(() => withdraw(player, 150, 'form:1'))),
    )
    for (const answer of [...doubled, ...retried]) expect(answer.success).toBe(true)
    expect((await withdrawals(player)).map((each) => each.amount)).toEqual([10_000, 15_000])
    expect(await balanceOf(app, player)).toBe(250)
  })

  test('Scenario: a refusal is answered again as it was, though the balance would cover it by now', async () => {
    const player = await signedIn(app, 10_000)
    expect((await withdraw(player, 200, 'form:1')).success).toBe(false)
    await post(
      app.pool,
      depositConfirmed({ provider: 'sandbox', playerId: player.id, amount: 90_000, reference: 'a win' }),
    )
    expect((await withdraw(player, 200, 'form:1')).success).toBe(false)
    expect((await withdraw(player, 200, 'form:2')).success).toBe(true)
    expect(await balanceOf(app, player)).toBe(800)
  })

  test('Scenario: a refusal without a request id may be tried again at once', async () => {
    const player = await signedIn(app, 10_000)
    expect((await withdraw(player, 200)).success).toBe(false)
    await post(
      app.pool,
      depositConfirmed({
        provider: 'sandbox',
        playerId: player.id,
        amount: 90_000,
        reference: 'another win',
      }),
    )
    expect((await withdraw(player, 200)).success).toBe(true)
    expect((await withdraw(player, 200)).success).toBe(true)
    expect(await balanceOf(app, player)).toBe(800)
  })

  test('Scenario: a card number and a name are kept where nobody reads them by chance', async () => {
    const player = await signedIn(app, 50_000)
    const id = await methodOf(app, 'card')
    const detail = { Amount: 100, CardNo: '4111 1111 1111 1111', AccountHolder: 'Ada Deniz' }
    await app.call('payment/withdraw', { id, target: 'pay', detail }, { token: player.token })
    const { rows } = await app.pool.query<{ detail: object; sealed: string }>(
      'select detail, sealed from payments where player_id = $1',
      [player.id],
    )
    expect(rows[0]?.detail).toEqual({
      CardNo: '************1111',
      AccountHolder: '******niz',
    })
    expect(openDetail(app.env.secret, rows[0]?.sealed ?? '')).toEqual({
      ...detail,
      CardNo: '4111111111111111',
    })
    expect(app.logs.join('')).not.toMatch(/4111 ?1111/)
  })
})
