import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind } from '#contract/payment.ts'
import { mostOpen } from '#server/payment/payment.rules.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Deposit, Withdraw } = transactionKind
const Iban = 'TR330006100519786457841326'
const attempts = Array.from({ length: 300 }, (_, index) => index)

describe('a player who asks for one payment after another', () => {
  let app: TestApp
  let wallet: number
  let bank: number
  beforeAll(async () => {
    app = await startApp()
    wallet = await methodOf(app, 'kesecik')
    bank = await methodOf(app, 'bank-transfer')
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  function deposit(player: TestPlayer, requestId: string, locale = 'tr') {
    const detail = { Amount: 120, WalletNo: '1234567890' }
    return app.call(
      'payment/deposit',
      { id: wallet, target: 'pay', detail },
      { ...player, requestId, locale },
    )
  }
  function withdraw(player: TestPlayer, requestId: string, locale = 'tr') {
    const detail = { Amount: 200, Bank: 1, Iban, AccountHolder: 'Ada Deniz' }
    return app.call('payment/withdraw', { id: bank, target: 'pay', detail }, { ...player, requestId, locale })
  }
  const ways = { [Deposit]: deposit, [Withdraw]: withdraw }

  async function asksTooOften(type: keyof typeof ways): Promise<TestPlayer> {
    const player = await signedIn(app, 10_000_000)
    await Promise.all(attempts.map((index) => ways[type](player, `${type} ${index}`)))
    expect((await paymentsOf(app, player, type)).length).toBeLessThanOrEqual(mostOpen[type])
    // Most of the 300 are refused because others are under way: the rest is sent one by one.
    for (let index = 0; index < mostOpen[type]; index += 1) await ways[type](player, `${type} later ${index}`)
    expect(await paymentsOf(app, player, type)).toHaveLength(mostOpen[type])
    return player
  }

  test('Scenario: 300 deposits at once: 20 are taken, the others refused, and one that is paid makes room', async () => {
    const player = await asksTooOften(Deposit)
    expect(await deposit(player, 'one more')).toMatchObject({
      status: 200,
      success: false,
      message:
        'Sonuçlanmamış 20 para yatırma talebiniz var. Yeni bir talep için lütfen birini tamamlayın ya da sonuçlanmasını bekleyin.',
    })
    expect((await deposit(player, 'in English', 'en')).message).toBe(
      'You have 20 deposits that are still open. Please complete one of them, or wait until one is closed.',
    )
    const [paid] = await paymentsOf(app, player)
    if (!paid) throw new Error('no payment')
    expect(await report(app, paid, 'paid')).toEqual([200, 'apply'])
    expect((await deposit(player, 'after one was paid')).success).toBe(true)
    expect((await deposit(player, 'and another')).success).toBe(false)
    expect((await withdraw(player, 'of the other kind')).success).toBe(true)
  })

  test('Scenario: 300 withdrawals at once: 10 are taken and hold their money, the others hold none', async () => {
    const player = await asksTooOften(Withdraw)
    expect((await withdraw(player, 'one more')).message).toBe(
      'Sonuçlanmamış 10 çekim talebiniz var. Yeni bir talep için lütfen birinin sonuçlanmasını bekleyin.',
    )
    expect((await withdraw(player, 'in English', 'en')).message).toBe(
      'You have 10 withdrawals that are still open. Please wait until one of them is closed.',
    )
    const { rows } = await app.pool.query<{ balance: number }>(
      `select balance from accounts where player_id = $1 and kind = 'held'`,
      [player.id],
    )
    expect(rows).toEqual([{ balance: 10 * 20_000 }])
  })
})
