import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind, type TransactionKind } from '#contract/payment.ts'
import { openDetail } from '#server/payment/sealed-detail.ts'
import { fieldName } from '#server/words/field-names.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { methodOf, paymentsOf, signedIn, type TestPlayer } from './setup/player.ts'

const { Deposit, Withdraw } = transactionKind

describe('payment methods and what they ask for', () => {
  let app: TestApp
  let player: TestPlayer
  beforeAll(async () => {
    app = await startApp()
    player = await signedIn(app, 1_000_000)
  })
  afterAll(() => app.close())

  const methods = async (type: TransactionKind, locale: string) =>
    (await app.call('payment/methods', { type }, { token: player.token, locale })).data
  const fields = async (id: number, type: TransactionKind, locale = 'tr') =>
    (await app.call('payment/detail', { id, type }, { token: player.token, locale })).data

  test.each([
    [Deposit, 'card'],
    [Withdraw, 'cash-machine'],
  ])('Scenario: a player sees at least eight methods of type %i, in two languages', async (type, logo) => {
    const [turkish, english] = [await methods(type, 'tr'), await methods(type, 'en')]
    expect(turkish.length).toBeGreaterThanOrEqual(8)
    expect(english.map((method) => method.id)).toEqual(turkish.map((method) => method.id))
    expect(turkish.map((method) => method.logo)).toContain(logo)
    for (const [index, method] of turkish.entries()) {
      expect(method.max).toBeGreaterThan(method.min)
      expect(method.duration).not.toBe(english[index]?.duration)
    }
  })

  test('Scenario: every form of every method holds an amount, and together they use every kind of field', async () => {
    const kinds = new Set<string>()
    for (const type of [Deposit, Withdraw]) {
      for (const { id, kind } of await methods(type, 'en')) {
        const asked = await fields(id, type)
        if (kind === 'message') expect(asked).toBeNull()
        else expect(asked?.map((field) => field.key)).toContain('Amount')
        for (const field of asked ?? []) kinds.add(field.objectType)
      }
    }
    expect(kinds).toEqual(new Set(['String', 'Int', 'Long', 'Decimal', 'Dropdown']))
  })

  test('Scenario: a method that does not exist, or not for withdrawing, is asked for', async () => {
    const voucher = await methodOf(app, 'voucher')
    const told = {
      status: 200,
      success: false,
      message: 'Bu ödeme yöntemi şu anda kullanılamıyor. Lütfen başka bir yöntem seçin.',
    }
    const options = { token: player.token, locale: 'tr' }
    expect(await app.call('payment/detail', { id: 999, type: Deposit }, options)).toMatchObject(told)
    expect(await app.call('payment/detail', { id: voucher, type: Withdraw }, options)).toMatchObject(told)
    const id = await methodOf(app, 'personal-desk')
    const submit = { id, target: 'pay', detail: { Amount: 20_000 } } as const
    expect(await app.call('payment/deposit', submit, options)).toMatchObject(told)
  })

  const bank = { Amount: 200, Bank: 1, Iban: 'TR33 0006 1005 1978 6457 8413 26', AccountHolder: 'Ada Deniz' }
  const wrongs: [string, string, object, string, string][] = [
    [
      'an account number that is too short',
      'bank-transfer',
      { ...bank, Iban: 'TR33 0006' },
      'Iban',
      'not an IBAN',
    ],
    [
      'a mistyped account number',
      'bank-transfer',
      { ...bank, Iban: 'TR33 0006 1005 1978 6457 8413 27' },
      'Iban',
      'not an IBAN',
    ],
    [
      'a mistyped card number',
      'card',
      { Amount: 200, CardNo: '4111 1111 1111 1112', AccountHolder: 'A D' },
      'CardNo',
      'not a card number',
    ],
    ['a bank that is not offered', 'bank-transfer', { ...bank, Bank: 9 }, 'Bank', 'not an option'],
    ['a bank as text', 'bank-transfer', { ...bank, Bank: '1' }, 'Bank', 'not an option'],
    ['no holder', 'bank-transfer', { ...bank, AccountHolder: '' }, 'AccountHolder', 'required'],
    ['one field too many', 'bank-transfer', { ...bank, Bonus: 1 }, 'Bonus', 'not expected'],
    ['a third decimal', 'bank-transfer', { ...bank, Amount: 200.005 }, 'Amount', 'not an amount'],
    ['nothing', 'bank-transfer', { ...bank, Amount: 0 }, 'Amount', 'not an amount'],
    ['less than nothing', 'bank-transfer', { ...bank, Amount: -200 }, 'Amount', 'not an amount'],
    ['an amount as text', 'bank-transfer', { ...bank, Amount: '200' }, 'Amount', 'not a number'],
    ['a broken whole amount', 'mavera', { Amount: 200.5, PhoneNo: '5551112233' }, 'Amount', 'not a number'],
    [
      'letters for a telephone',
      'mavera',
      { Amount: 200, PhoneNo: '+90 (555) 111 2x 33' },
      'PhoneNo',
      'not complete',
    ],
    ['no amount', 'kesecik', { WalletNo: '1' }, 'Amount', 'required'],
  ]
  wrongs.push(
    [
      'a sign that no keyboard has',
      'bank-transfer',
      { ...bank, AccountHolder: 'Ada\u0007' },
      'AccountHolder',
      'unseen signs',
    ],
    [
      'a letter for the address of a coin',
      'crypto',
      { Amount: 250, Coin: 'BTC', Address: 'x' },
      'Address',
      'not a coin address',
    ],
    [
      'numbers for an e-mail',
      'turna',
      { Amount: 200, AccountEmail: '1 2 3 4' },
      'AccountEmail',
      'not an e-mail',
    ],
    [
      'a national ID with one digit mistyped',
      'cash-machine',
      { Amount: 200, PhoneNo: '5551112233', PersonalNo: '10000000147' },
      'PersonalNo',
      'not a national ID',
    ],
    [
      'a holder who is turned round',
      'bank-transfer',
      { ...bank, AccountHolder: 'Ada \u202ezineD' },
      'AccountHolder',
      'unseen signs',
    ],
    [
      'half a sign',
      'bank-transfer',
      { ...bank, AccountHolder: 'Ada \ud800' },
      'detail.AccountHolder',
      'not valid',
    ],
    [
      'a very long holder',
      'bank-transfer',
      { ...bank, AccountHolder: 'a'.repeat(201) },
      'AccountHolder',
      'at most 200',
    ],
  )
  test.each(wrongs)('Scenario: %s is entered', async (_name, code, detail, field, kind) => {
    const id = await methodOf(app, code)
    const answer = await app.callRaw(
      'payment/withdraw',
      { id, target: 'pay', detail },
      { token: player.token },
    )
    expect(answer).toMatchObject({ status: 400, success: false, data: { field, kind } })
    expect(answer.message).toContain(`${fieldName('en', field)}: `)
    expect(await paymentsOf(app, player, Withdraw)).toEqual([])
  })

  const rights: [string, string, object, object][] = [
    ['with the mask', 'bank-transfer', bank, { Iban: 'TR330006100519786457841326' }],
    [
      'without its lead',
      'instant-transfer',
      { Amount: 200, Iban: '330006100519786457841326', PersonalNo: '10000000146' },
      { Iban: 'TR330006100519786457841326' },
    ],
    ['as ten digits', 'mavera', { Amount: 200, PhoneNo: '5551112233' }, { PhoneNo: '905551112233' }],
    [
      'in small letters',
      'voucher',
      { Amount: 50, VoucherCode: 'abcd-1234-efgh-5678' },
      { VoucherCode: 'ABCD1234EFGH5678' },
    ],
  ]
  test.each(rights)('Scenario: a masked value comes %s', async (_name, code, detail, kept) => {
    const other = await signedIn(app, 100_000)
    const id = await methodOf(app, code)
    const call = code === 'voucher' ? 'payment/deposit' : 'payment/withdraw'
    const answer = await app.callRaw(call, { id, target: 'pay', detail }, { token: other.token })
    expect(answer.success).toBe(true)
    const { rows } = await app.pool.query<{ sealed: string }>(
      'select sealed from payments where player_id = $1',
      [other.id],
    )
    expect(openDetail(app.env.secret, rows[0]?.sealed ?? '')).toMatchObject(kept)
  })
})
