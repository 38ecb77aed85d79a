import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const detail = { Amount: 120, WalletNo: '1234567890' }
const bank = { Amount: 500, Bank: 2, Iban: 'TR33 0006 1005 1978 6457 8413 26', AccountHolder: 'Ada Deniz' }

describe('what has become of a payment', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  const asked = ({ token }: TestPlayer, requestId = 'form:1') =>
    app.call('payment/status', { requestId }, { token, locale: 'en' })

  async function deposits(player: TestPlayer, code = 'kesecik', given: object = detail) {
    const body = { id: await methodOf(app, code), target: 'pay', detail: given } as never
    const answer = await app.call('payment/deposit', body, {
      token: player.token,
      locale: 'en',
      requestId: 'form:1',
    })
    const [payment] = await paymentsOf(app, player)
    if (!payment) throw new Error('No payment')
    return { payment, page: answer.data }
  }

  test('Scenario: nothing was taken up under the id', async () => {
    expect(await asked(await signedIn(app))).toMatchObject({ status: 200, success: true, data: null })
  })

  test('Scenario: a deposit is open at the page where it is paid, then paid, with the balance of now', async () => {
    const player = await signedIn(app, 5_000)
    const { payment, page } = await deposits(player)
    const open = {
      reference: payment.reference,
      outcome: 'open',
      amount: 120,
      page,
      account: null,
      balance: 50,
    }
    expect((await asked(player)).data).toEqual(open)
    await report(app, payment, 'paid')
    const answer = await asked(player)
    expect(answer.data).toEqual({ ...open, outcome: 'paid', page: null, balance: 170 })
    expect(answer.message).toBe('₺120.00 that you deposited by Kesecik has been added to your balance.')
  })

  test('Scenario: a deposit is declined, and the player is told so in words', async () => {
    const player = await signedIn(app)
    const { payment } = await deposits(player)
    await report(app, payment, 'declined')
    const answer = await asked(player)
    expect(answer).toMatchObject({ success: true, data: { outcome: 'declined', page: null, balance: 0 } })
    expect(answer.message).toMatch(/was not approved/)
  })

  test('Scenario: the provider of an open deposit is no longer there: it is told as open, without a page', async () => {
    const player = await signedIn(app)
    const { payment } = await deposits(player)
    await app.pool.query(`update payments set url = null, provider = 'gone' where reference = $1`, [
      payment.reference,
    ])
    expect(await asked(player)).toMatchObject({ success: true, data: { outcome: 'open', page: null } })
  })

  test('Scenario: a transfer names the account of the house and what belongs in its description', async () => {
    const player = await signedIn(app)
    const { payment } = await deposits(player, 'bank-transfer', bank)
    expect(await asked(player)).toMatchObject({
      message: expect.stringMatching(/^Your transfer is added/) as string,
      data: {
        reference: payment.reference,
        outcome: 'open',
        page: null,
        account: { bank: 'Boğaz Bankası', iban: 'TR429999900000001907200426' },
      },
    })
  })

  test('Scenario: the payment of another player is not told', async () => {
    await deposits(await signedIn(app))
    expect((await asked(await signedIn(app))).data).toBeNull()
  })
})
