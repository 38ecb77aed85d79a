import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { envelope } from '#contract/call.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { testFingerprint } from './setup/call.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { methodOf, paymentsOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let player: TestPlayer
let ids: Record<string, number>
beforeAll(async () => {
  app = await startApp()
  player = await signedIn(app, 100_000_000)
  const codes = ['bank-transfer', 'mavera', 'voucher', 'cash-machine', 'personal-desk', 'crypto']
  ids = Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await methodOf(app, code)])))
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

/** How much there is of what a payment writes. */
async function written() {
  const { rows } = await app.pool.query(
    `select (select count(*) from payments) as payments, (select count(*) from transfers) as transfers,
            (select count(*) from entries) as entries, (select count(*) from notifications) as notifications,
            (select count(*) from sandbox_orders) as orders,
            (select count(*) from requests where outcome @> '{"success": true}') as requests`,
  )
  return rows[0]
}
let before: unknown
beforeEach(async () => {
  before = await written()
})

const both = ['payment/deposit', 'payment/withdraw'] as const
type CallName = (typeof both)[number]

/** Sends the very text: not everything that JSON can say comes out of JSON.stringify. */
async function send(call: CallName, body: string, token = player.token) {
  const response = await fetch(`${app.url}/api/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-fingerprint': testFingerprint,
      'x-locale': 'en',
      authorization: `Bearer ${token}`,
    },
    body,
  })
  return { status: response.status, ...envelope.parse(await response.json()) }
}

async function refusesAll(
  call: CallName,
  code: string,
  detail: string,
  [field, kind]: readonly [string, string],
) {
  const answer = await send(call, `{"id":${ids[code] ?? code},"target":"pay","detail":${detail}}`)
  expect([call, answer.success, answer.data]).toEqual([call, false, { field, kind }])
  expect([200, 400]).toContain(answer.status)
  return answer.message
}

const rest = '"Bank":1,"Iban":"TR33 0006 1005 1978 6457 8413 26","AccountHolder":"Ada Deniz"'

/** What stands for the amount, how it is refused, and what the player reads of it. */
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
/** Nothing that a value of a detail can be. */
const others: [name: string, value: string][] = [
  ['more than a number can be', '1e309'],
  ['less than a number can be', '-1e309'],
  ['null', 'null'],
  ['a truth', 'true'],
  ['a list', '[200]'],
  ['an object', '{"amount":200}'],
  ['a thousand lists in each other', '['.repeat(1_000) + ']'.repeat(1_000)],
]

describe('amounts that are none', () => {
  test.each(amounts)('Scenario: the amount is %s', async (_name, amount, kind) => {
    for (const call of both) {
      const message = await refusesAll(call, 'bank-transfer', `{"Amount":${amount},${rest}}`, [
        'Amount',
        kind,
      ])
      expect(message).toMatch(/^Amount: /)
    }
    expect(await written()).toEqual(before)
  })

  test.each(others)('Scenario: the amount is %s', async (_name, amount) => {
    for (const call of both) {
      const message = await refusesAll(call, 'bank-transfer', `{"Amount":${amount},${rest}}`, [
        'detail.Amount',
        'not valid',
      ])
      expect(message).toMatch(/^Amount: /)
    }
    expect(await written()).toEqual(before)
  })

  test('Scenario: an amount in whole lira has a part of one, or is more than can be counted', async () => {
    for (const [amount, kind] of [
      ['200.5', 'not a number'],
      ['9007199254740993', 'not a number'],
      ['9007199254740991', 'amount too large'],
    ] as const) {
      for (const call of both) {
        await refusesAll(call, 'mavera', `{"Amount":${amount},"PhoneNo":"5551112233"}`, ['Amount', kind])
      }
    }
    await refusesAll('payment/deposit', 'crypto', '{"Amount":250.25,"Coin":"BTC"}', [
      'Amount',
      'not a number',
    ])
    expect(await written()).toEqual(before)
  })

  test('Scenario: what is no JSON is written for an amount', async () => {
    for (const amount of ['NaN', 'Infinity', '0x10', '1_000', '200,50', '.5', '+200']) {
      for (const call of both) {
        const answer = await send(call, `{"id":1,"target":"pay","detail":{"Amount":${amount},${rest}}}`)
        expect([amount, answer]).toMatchObject([
          amount,
          { status: 400, success: false, data: { field: 'body', kind: 'not valid' } },
        ])
      }
    }
    expect(await written()).toEqual(before)
  })

  test('Scenario: the balance does not cover a withdrawal within the limits', async () => {
    const poor = await signedIn(app, 9_999)
    const counted = await written()
    const body = `{"id":${ids['bank-transfer']},"target":"pay","detail":{"Amount":100,${rest}}}`
    expect(await send('payment/withdraw', body, poor.token)).toMatchObject({
      success: false,
      data: { field: 'Amount', kind: 'balance too small' },
    })
    expect(await written()).toEqual(counted)
  })
})

const iban = 'TR33 0006 1005 1978 6457 8413 26'
const long = 'a'.repeat(60_000)
const details: [name: string, detail: string, field: string, kind: string][] = [
  ['an empty detail', '{}', 'Amount', 'required'],
  ['no bank', `{"Amount":200,"Iban":"${iban}","AccountHolder":"A"}`, 'Bank', 'required'],
  ['no holder', `{"Amount":200,"Bank":1,"Iban":"${iban}"}`, 'AccountHolder', 'required'],
  ['one field too many', `{"Amount":200,${rest},"Bonus":1}`, 'Bonus', 'not expected'],
  ['a field in small letters', `{"amount":200,${rest}}`, 'Amount', 'required'],
  ['the name of a method', `{"Amount":200,${rest},"constructor":1}`, 'constructor', 'not expected'],
  [
    'a bank as text',
    `{"Amount":200,"Bank":"1","Iban":"${iban}","AccountHolder":"A"}`,
    'Bank',
    'not an option',
  ],
  [
    'a bank that is none',
    `{"Amount":200,"Bank":9,"Iban":"${iban}","AccountHolder":"A"}`,
    'Bank',
    'not an option',
  ],
  [
    'a number for a name',
    `{"Amount":200,"Bank":1,"Iban":"${iban}","AccountHolder":7}`,
    'AccountHolder',
    'required',
  ],
  [
    'an account number as a number',
    `{"Amount":200,"Bank":1,"Iban":33,"AccountHolder":"A"}`,
    'Iban',
    'required',
  ],
  [
    'only spaces for a name',
    `{"Amount":200,"Bank":1,"Iban":"${iban}","AccountHolder":" \\u00a0 "}`,
    'AccountHolder',
    'required',
  ],
  [
    'a very long name',
    `{"Amount":200,"Bank":1,"Iban":"${iban}","AccountHolder":"${long}"}`,
    'AccountHolder',
    'at most 200',
  ],
  [
    'a very long account number',
    `{"Amount":200,"Bank":1,"Iban":"${long}","AccountHolder":"A"}`,
    'Iban',
    'at most 200',
  ],
  [
    'a NUL in a name',
    `{"Amount":200,"Bank":1,"Iban":"${iban}","AccountHolder":"A\\u0000"}`,
    'detail.AccountHolder',
    'not valid',
  ],
  [
    'a list for a name',
    `{"Amount":200,"Bank":1,"Iban":"${iban}","AccountHolder":["A"]}`,
    'detail.AccountHolder',
    'not valid',
  ],
  ['another heritage', `{"Amount":200,${rest},"__proto__":{"admin":true}}`, 'body', 'not valid'],
  ['only another heritage', `{"__proto__":{"Amount":200,${rest}}}`, 'body', 'not valid'],
  ['a list', '[]', 'detail', 'not valid'],
  ['a list of fields', `[{"Amount":200,${rest}}]`, 'detail', 'not valid'],
  ['a text', '"Amount=200"', 'detail', 'not valid'],
  ['null', 'null', 'detail', 'not valid'],
  [
    'objects in each other',
    `{"Amount":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
    'detail.Amount',
    'not valid',
  ],
]

describe('details that were not asked for', () => {
  test.each(details)('Scenario: the detail is, or has, %s', async (_name, detail, field, kind) => {
    for (const call of both) await refusesAll(call, 'bank-transfer', detail, [field, kind])
    expect(await written()).toEqual(before)
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })

  test('Scenario: a body without a detail, a target or an id, with others or with more', async () => {
    const detail = `{"Amount":200,${rest}}`
    for (const [body, field] of [
      [`{"id":1,"target":"pay"}`, 'detail'],
      [`{"id":1,"detail":${detail}}`, 'target'],
      [`{"id":1,"target":"house","detail":${detail}}`, 'target'],
      [`{"target":"pay","detail":${detail}}`, 'id'],
      [`{"id":"1","target":"pay","detail":${detail}}`, 'id'],
      [`{"id":1.5,"target":"pay","detail":${detail}}`, 'id'],
      [`{"id":0,"target":"pay","detail":${detail}}`, 'id'],
      [`{"id":-1,"target":"pay","detail":${detail}}`, 'id'],
      [`{"id":1e309,"target":"pay","detail":${detail}}`, 'id'],
      [`{"id":[1],"target":"pay","detail":${detail}}`, 'id'],
    ] as const) {
      for (const call of both) {
        const answer = await send(call, body)
        expect([body, answer]).toMatchObject([body, { status: 400, success: false, data: { field } }])
      }
    }
    expect(await written()).toEqual(before)
  })
})

describe('what is not theirs', () => {
  const detail = `{"Amount":200,${rest}}`
  test.each([
    ['withdrawing by a method that only takes deposits', 'payment/withdraw', 'voucher'],
    ['depositing by a method that only pays out', 'payment/deposit', 'cash-machine'],
    ['depositing by a method that is only a message', 'payment/deposit', 'personal-desk'],
    ['withdrawing by a method that is only a message', 'payment/withdraw', 'personal-desk'],
    ['a method that there is not', 'payment/deposit', '999999'],
    ['a method beyond all numbers', 'payment/withdraw', '9007199254740991'],
  ] as const)('Scenario: %s', async (_name, call, code) => {
    const message = await refusesAll(call, code, detail, ['id', 'no such method'])
    expect(message).toBe('This payment method is not available right now. Please choose another one.')
    expect(await written()).toEqual(before)
  })

  test('Scenario: the payments of another player, by every word that names them', async () => {
    const rich = await signedIn(app, 100_000)
    const deposit = await asksToDeposit(app, rich, 'bank-transfer', 300)
    const withdrawal = await asksToWithdraw(app, rich, 'bank-transfer', 400)
    const counted = await written()
    const thief = await signedIn(app)
    for (const { reference } of [deposit, withdrawal]) {
      for (const call of both) {
        const asId = await send(call, `{"id":"${reference}","target":"pay","detail":${detail}}`, thief.token)
        expect(asId).toMatchObject({ status: 400, data: { field: 'id' } })
        const more = `{"Amount":200,${rest},"reference":"${reference}","playerId":${rich.id}}`
        const inside = `{"id":${ids['bank-transfer']},"target":"pay","detail":${more}}`
        expect(await send(call, inside, thief.token)).toMatchObject({ data: { field: 'reference' } })
      }
    }
    const list = await app.call('transaction/list', {}, { token: thief.token })
    expect(list.data).toEqual({ total: 0, list: [] })
    expect(await written()).toEqual(counted)
    expect(await paymentsOf(app, rich)).toEqual([deposit])
  })

  test('Scenario: a player names themselves as another beside the detail', async () => {
    const [rich, thief] = [await signedIn(app, 100_000), await signedIn(app)]
    const counted = await written()
    const body = `{"id":${ids['bank-transfer']},"target":"pay","detail":${detail},"playerId":${rich.id},"player":${rich.id}}`
    expect(await send('payment/withdraw', body, thief.token)).toMatchObject({
      success: false,
      data: { field: 'Amount', kind: 'balance too small' },
    })
    expect(await written()).toEqual(counted)
  })
})
