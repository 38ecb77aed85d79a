import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Created, Pending, Confirmed, Rejected } = transactionStatus
const minute = 60_000
const declinedToPaid = (body: string) => body.replace('declined', 'paid')

describe('what a payment provider reports', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  async function depositing() {
    const player = await signedIn(app)
    const id = await methodOf(app, 'kesecik')
    const detail = { Amount: 100.5, WalletNo: '1234567890' }
    await app.call('payment/deposit', { id, target: 'pay', detail }, { token: player.token, locale: 'tr' })
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('no payment')
    return { player, payment }
  }
  const notices = async (player: TestPlayer) => {
    const { rows } = await app.pool.query<{ type: number; title: string; note: string }>(
      'select type, title, note from notifications where player_id = $1 order by id',
      [player.id],
    )
    return rows
  }
  const statusOf = async (player: TestPlayer) => (await paymentsOf(app, player))[0]?.status

  test('Scenario: it was paid: the balance grows and the player is told', async () => {
    const { player, payment } = await depositing()
    expect(payment).toMatchObject({ status: Created, amount: 10_050 })
    expect(await balanceOf(app, player)).toBe(0)
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await statusOf(player)).toBe(Confirmed)
    expect(await balanceOf(app, player)).toBe(100.5)
    expect(await notices(player)).toEqual([
      {
        type: 1,
        title: 'Para yatırma işleminiz tamamlandı',
        note: 'Kesecik ile yatırdığınız ₺100,50 bakiyenize eklendi.',
      },
    ])
  })

  test('Scenario: the same report comes twenty times at once and once more later', async () => {
    const { player, payment } = await depositing()
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(app, payment, 'paid')))
    expect(answers.filter(([, outcome]) => outcome === 'apply')).toHaveLength(1)
    expect(answers.filter(([, outcome]) => outcome === 'repeated')).toHaveLength(19)
    expect(await report(app, payment, 'paid')).toEqual([200, 'repeated'])
    expect(await balanceOf(app, player)).toBe(100.5)
    expect(await notices(player)).toHaveLength(1)
  })

  test('Scenario: the player pays later, and an old notice of waiting comes after the payment', async () => {
    const { player, payment } = await depositing()
    expect(await report(app, payment, 'waiting')).toEqual([200, 'apply'])
    expect(await statusOf(player)).toBe(Pending)
    expect(await notices(player)).toEqual([])
    app.clock.pass(3 * 24 * 60 * minute)
    expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
    expect(await report(app, payment, 'waiting')).toEqual([200, 'repeated'])
    expect(await statusOf(player)).toBe(Confirmed)
    expect(await balanceOf(app, player)).toBe(100.5)
  })

  test('Scenario: it was declined, and nothing else is believed afterwards', async () => {
    const { player, payment } = await depositing()
    expect(await report(app, payment, 'declined')).toEqual([200, 'apply'])
    expect(await report(app, payment, 'declined')).toEqual([200, 'repeated'])
    expect(await report(app, payment, 'paid')).toEqual([409, 'contradicts'])
    expect(await statusOf(player)).toBe(Rejected)
    expect(await balanceOf(app, player)).toBe(0)
    expect((await notices(player)).map((notice) => notice.title)).toEqual([
      'Para yatırma işleminiz tamamlanamadı',
    ])
  })

  test('Scenario: another amount is reported than was asked for', async () => {
    const { player, payment } = await depositing()
    expect(await report(app, { ...payment, amount: payment.amount + 1 }, 'paid')).toEqual([
      409,
      'other amount',
    ])
    expect(await statusOf(player)).toBe(Created)
    expect(await balanceOf(app, player)).toBe(0)
    expect(await notices(player)).toEqual([])
  })

  test('Scenario: the report is forged, signed by someone else, too old or from the future', async () => {
    const { player, payment } = await depositing()
    const at = (age: number) => new Date(app.clock.now().getTime() - age)
    expect(await report(app, payment, 'declined', { forge: declinedToPaid })).toEqual([401, 'not signed'])
    expect(await report(app, payment, 'paid', { secret: 'guessed' })).toEqual([401, 'not signed'])
    expect(await report(app, payment, 'paid', { at: at(6 * minute) })).toEqual([401, 'not signed'])
    expect(await report(app, payment, 'paid', { at: at(-6 * minute) })).toEqual([401, 'not signed'])
    expect(await balanceOf(app, player)).toBe(0)
    expect(await report(app, payment, 'paid', { at: at(4 * minute) })).toEqual([200, 'apply'])
  })

  test('Scenario: the report is about no payment of ours, or says nothing that we know', async () => {
    const { payment } = await depositing()
    const unknown = { ...payment, reference: '00000000-0000-4000-8000-000000000000' }
    expect(await report(app, unknown, 'paid')).toEqual([404, 'unknown'])
    expect(await report(app, { ...payment, reference: 'x' }, 'paid')).toEqual([400, 'not understood'])
    expect(await report(app, { ...payment, amount: 1.5 }, 'paid')).toEqual([400, 'not understood'])
  })
})
