import { describe, expect, test } from 'vitest'
import { bothCalls, refuses, sendText, standForBadPayments, transfer, written } from './setup/bad-payment.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { methodOf, paymentsOf, signedIn } from './setup/player.ts'

const stand = standForBadPayments()

const refusesAll = async (
  call: (typeof bothCalls)[number],
  code: string,
  detail: string,
  [field, kind]: readonly [string, string],
) =>
  refuses(stand.app, stand.player.token, call, {
    id: (await methodOf(stand.app, code)) || Number(code),
    detail,
    field,
    kind,
  })

const iban = 'TR33 0006 1005 1978 6457 8413 26'
const long = 'a'.repeat(60_000)
const details: [name: string, detail: string, field: string, kind: string][] = [
  ['an empty detail', '{}', 'Amount', 'required'],
  ['no bank', `{"Amount":200,"Iban":"${iban}","AccountHolder":"A"}`, 'Bank', 'required'],
  ['no holder', `{"Amount":200,"Bank":1,"Iban":"${iban}"}`, 'AccountHolder', 'required'],
  ['one field too many', `{"Amount":200,${transfer},"Bonus":1}`, 'Bonus', 'not expected'],
  ['a field in small letters', `{"amount":200,${transfer}}`, 'Amount', 'required'],
  ['the name of a method', `{"Amount":200,${transfer},"constructor":1}`, 'constructor', 'not expected'],
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
  ['another heritage', `{"Amount":200,${transfer},"__proto__":{"admin":true}}`, 'body', 'not valid'],
  ['only another heritage', `{"__proto__":{"Amount":200,${transfer}}}`, 'body', 'not valid'],
  ['a list', '[]', 'detail', 'not valid'],
  ['a list of fields', `[{"Amount":200,${transfer}}]`, 'detail', 'not valid'],
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
    for (const call of bothCalls) await refusesAll(call, 'bank-transfer', detail, [field, kind])
    expect(await written(stand.app)).toEqual(stand.before)
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })

  test('Scenario: a body without a detail, a target or an id, with others or with more', async () => {
    const detail = `{"Amount":200,${transfer}}`
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
      for (const call of bothCalls) {
        const answer = await sendText(stand.app, stand.player.token, call, body)
        expect([body, answer]).toMatchObject([body, { status: 400, success: false, data: { field } }])
      }
    }
    expect(await written(stand.app)).toEqual(stand.before)
  })
})

describe('methods and payments that the player may not use', () => {
  const detail = `{"Amount":200,${transfer}}`
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
    expect(await written(stand.app)).toEqual(stand.before)
  })

  test('Scenario: the payments of another player, by every word that names them', async () => {
    const rich = await signedIn(stand.app, 100_000)
    const deposit = await asksToDeposit(stand.app, rich, 'bank-transfer', 300)
    const withdrawal = await asksToWithdraw(stand.app, rich, 'bank-transfer', 400)
    const counted = await written(stand.app)
    const thief = await signedIn(stand.app)
    const bank = await methodOf(stand.app, 'bank-transfer')
    for (const { reference } of [deposit, withdrawal]) {
      for (const call of bothCalls) {
        const asId = await sendText(
          stand.app,
          thief.token,
          call,
          `{"id":"${reference}","target":"pay","detail":${detail}}`,
        )
        expect(asId).toMatchObject({ status: 400, data: { field: 'id' } })
        const more = `{"Amount":200,${transfer},"reference":"${reference}","playerId":${rich.id}}`
        const inside = `{"id":${bank},"target":"pay","detail":${more}}`
        expect(await sendText(stand.app, thief.token, call, inside)).toMatchObject({
          data: { field: 'reference' },
        })
      }
    }
    const list = await stand.app.call('transaction/list', {}, { token: thief.token })
    expect(list.data).toEqual({ total: 0, list: [] })
    expect(await written(stand.app)).toEqual(counted)
    expect(await paymentsOf(stand.app, rich)).toEqual([deposit])
  })

  test('Scenario: a player names themselves as another beside the detail', async () => {
    const [rich, thief] = [await signedIn(stand.app, 100_000), await signedIn(stand.app)]
    const bank = await methodOf(stand.app, 'bank-transfer')
    const counted = await written(stand.app)
    const body = `{"id":${bank},"target":"pay","detail":${detail},"playerId":${rich.id},"player":${rich.id}}`
    expect(await sendText(stand.app, thief.token, 'payment/withdraw', body)).toMatchObject({
      success: false,
      data: { field: 'Amount', kind: 'balance too small' },
    })
    expect(await written(stand.app)).toEqual(counted)
  })
})
