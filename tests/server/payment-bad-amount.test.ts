import { describe, expect, test } from 'vitest'
import { bothCalls, refuses, sendText, standForBadPayments, transfer, written } from './setup/bad-payment.ts'
import { startApp } from './setup/app.ts'
import { methodOf, signedIn } from './setup/player.ts'

const stand = standForBadPayments()

const refusesAll = async (
  call: (typeof bothCalls)[number],
  code: string,
  detail: string,
  [field, kind]: readonly [string, string],
) =>
  refuses(stand.app, stand.player.token, call, { id: await methodOf(stand.app, code), detail, field, kind })

const amounts: [name: string, amount: string, kind: string][] = [
  ['nothing', '0', 'not an amount'],
  ['nothing with a sign', '-0', 'not an amount'],
  ['less than nothing', '-200', 'not an amount'],
  ['three decimals', '200.005', 'not an amount'],
  ['a ten-millionth', '1e-7', 'not an amount'],
  ['more than money can be', '1e300', 'not an amount'],
  ['no number, as text', '"NaN"', 'not a number'],
  ['no end, as text', '"Infinity"', 'not a number'],
  ['a number as text', '"200"', 'not a number'],
  ['Turkish separators', '"1.234,50"', 'not a number'],
  ['English separators', '"1,234.50"', 'not a number'],
  ['French separators', '"1 234,50"', 'not a number'],
  ['Arabic digits', '"٢٠٠"', 'not a number'],
  ['an empty text', '""', 'not a number'],
  ['less than the least', '99.99', 'amount too small'],
  ['more than the most', '500000.01', 'amount too large'],
]
/** Values that no field of a detail takes. */
const others: [name: string, value: string][] = [
  ['more than a number can be', '1e309'],
  ['less than a number can be', '-1e309'],
  ['null', 'null'],
  ['a truth', 'true'],
  ['a list', '[200]'],
  ['an object', '{"amount":200}'],
  ['a thousand lists in each other', '['.repeat(1_000) + ']'.repeat(1_000)],
]

describe('invalid amounts', () => {
  test.each(amounts)('Scenario: the amount is %s', async (_name, amount, kind) => {
    for (const call of bothCalls) {
      const message = await refusesAll(call, 'bank-transfer', `{"Amount":${amount},${transfer}}`, [
        'Amount',
        kind,
      ])
      expect(message).toMatch(/^Amount: /)
    }
    expect(await written(stand.app)).toEqual(stand.before)
  })

  test.each(others)('Scenario: the amount is %s', async (_name, amount) => {
    for (const call of bothCalls) {
      const message = await refusesAll(call, 'bank-transfer', `{"Amount":${amount},${transfer}}`, [
        'detail.Amount',
        'not valid',
      ])
      expect(message).toMatch(/^Amount: /)
    }
    expect(await written(stand.app)).toEqual(stand.before)
  })

  test('Scenario: an amount in whole lira has a part of one, or is more than can be counted', async () => {
    for (const [amount, kind] of [
      ['200.5', 'not a number'],
      ['9007199254740993', 'not a number'],
      ['9007199254740991', 'amount too large'],
    ] as const) {
      for (const call of bothCalls) {
        await refusesAll(call, 'mavera', `{"Amount":${amount},"PhoneNo":"5551112233"}`, ['Amount', kind])
      }
    }
    await refusesAll('payment/deposit', 'crypto', '{"Amount":250.25,"Coin":"BTC"}', [
      'Amount',
      'not a number',
    ])
    expect(await written(stand.app)).toEqual(stand.before)
  })

  test('Scenario: what is no JSON is written for an amount', async () => {
    for (const amount of ['NaN', 'Infinity', '0x10', '1_000', '200,50', '.5', '+200']) {
      for (const call of bothCalls) {
        const answer = await sendText(
          stand.app,
          stand.player.token,
          call,
          `{"id":1,"target":"pay","detail":{"Amount":${amount},${transfer}}}`,
        )
        expect([amount, answer]).toMatchObject([
          amount,
          { status: 400, success: false, data: { field: 'body', kind: 'not valid' } },
        ])
      }
    }
    expect(await written(stand.app)).toEqual(stand.before)
  })

  test('Scenario: the balance does not cover a withdrawal within the limits', async () => {
    const poor = await signedIn(stand.app, 9_999)
    const counted = await written(stand.app)
    const id = await methodOf(stand.app, 'bank-transfer')
    const body = `{"id":${id},"target":"pay","detail":{"Amount":100,${transfer}}}`
    expect(await sendText(stand.app, poor.token, 'payment/withdraw', body)).toMatchObject({
      success: false,
      data: { field: 'Amount', kind: 'balance too small' },
    })
    expect(await written(stand.app)).toEqual(counted)
  })

  test('Scenario: one call may move less than the method takes', async () => {
    const app = await startApp({ env: { MOST_PER_CALL: '150' } })
    const player = await signedIn(app, 50_000)
    const walletNo = '1234567890'
    const id = await methodOf(app, 'kesecik')
    for (const call of bothCalls) {
      const ask = (amount: number) =>
        app.call(call, { id, target: 'pay', detail: { Amount: amount, WalletNo: walletNo } }, player)
      expect(await ask(150.01)).toMatchObject({
        success: false,
        data: { field: 'Amount', kind: 'amount too large' },
      })
      expect((await ask(150)).success).toBe(true)
    }
    await app.close()
  })
})
