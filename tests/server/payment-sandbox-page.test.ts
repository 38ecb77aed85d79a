import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transactionStatus } from '#contract/payment.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { balanceOf, methodOf, paymentsOf, proveLedger, signedIn } from './setup/player.ts'

const { Created, Pending, Confirmed, Rejected } = transactionStatus

describe("the payment provider's page in the sandbox", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterEach(() => proveLedger(app))
  afterAll(() => app.close())

  async function sentToPay(locale: string) {
    const player = await signedIn(app)
    const detail = { Amount: 1234.5, WalletNo: '70000' }
    const submission = { id: await methodOf(app, 'kesecik'), target: 'pay', detail } as const
    const { data } = await app.call('payment/deposit', submission, { token: player.token, locale })
    const page = async () => (await fetch(String(data))).text()
    const press = async (action: string) => {
      const body = new URLSearchParams({ action })
      return (await fetch(String(data), { method: 'POST', body })).text()
    }
    const status = async () => (await paymentsOf(app, player))[0]?.status
    return { player, url: String(data), page, press, status }
  }

  test('Scenario: the page says what is paid, in the language of the player, and runs no script in place', async () => {
    const turkish = await sentToPay('tr')
    const answer = await fetch(turkish.url)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'self'`)
    const page = await answer.text()
    expect(page).toContain('<html lang="tr"')
    expect(page).toContain('₺1.234,50')
    expect(page).not.toMatch(/<script>|style=|onclick/)
    expect(await (await sentToPay('en')).page()).toContain('₺1,234.50')
    const style = await fetch(`${app.env.sandboxUrl}/pay.css`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test('Scenario: the player pays, then presses for the notice again', async () => {
    const { player, press, status } = await sentToPay('en')
    expect(await status()).toBe(Created)
    expect(await press('pay')).toContain('Your payment has been received.')
    expect(await status()).toBe(Confirmed)
    expect(await balanceOf(app, player)).toBe(1234.5)
    expect(await press('report')).toContain('Your payment has been received.')
    expect(await press('decline')).toContain('Your payment has been received.')
    expect(await balanceOf(app, player)).toBe(1234.5)
  })

  test('Scenario: the player declines', async () => {
    const { player, press, status } = await sentToPay('en')
    expect(await press('decline')).toContain('The payment was declined.')
    expect(await status()).toBe(Rejected)
    expect(await press('pay')).toContain('The payment was declined.')
    expect(await balanceOf(app, player)).toBe(0)
  })

  test('Scenario: the player pays later', async () => {
    const { player, press, status } = await sentToPay('en')
    expect(await press('later')).toContain('Your payment is waiting.')
    expect(await status()).toBe(Pending)
    expect(await press('pay')).toContain('Your payment has been received.')
    expect(await status()).toBe(Confirmed)
    expect(await balanceOf(app, player)).toBe(1234.5)
  })

  test('Scenario: the merchant does not take the notice, and the page says so', async () => {
    const { press, status, player } = await sentToPay('en')
    const [payment] = await paymentsOf(app, player)
    await app.pool.query('update payments set amount = amount + 1 where reference = $1', [payment?.reference])
    expect(await press('pay')).toContain('The merchant could not be told yet.')
    expect(await status()).toBe(Created)
    await app.pool.query('update payments set amount = amount - 1 where reference = $1', [payment?.reference])
    expect(await press('report')).not.toContain('The merchant could not be told yet.')
    expect(await status()).toBe(Confirmed)
  })

  test.each(['no-id', '00000000-0000-4000-8000-000000000000'])(
    'Scenario: the page of no order, %s',
    async (id) => {
      const answer = await fetch(`${app.env.sandboxUrl}/pay/${id}`, {
        headers: { 'accept-language': 'tr-TR,tr;q=0.9' },
      })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Böyle bir ödeme bulunamadı.')
    },
  )

  test('Scenario: in production a method that needs the sandbox is not offered', async () => {
    const production = await startApp({ env: { NODE_ENV: 'production' } })
    const player = await signedIn(production)
    const methods = await production.call(
      'payment/methods',
      { type: 1 },
      { token: player.token, locale: 'en' },
    )
    expect(methods.data.map((method) => method.logo)).toEqual(['bank-transfer', 'voucher', 'personal-desk'])
    await production.close()
  })
})
