import { expect, it } from 'vitest'
import { detailOf } from '#contract/payment-detail.ts'
import type { PaymentField } from '#contract/payment.ts'

const field = (
  key: string,
  objectType: PaymentField['objectType'],
  option: PaymentField['option'] = null,
) => ({
  key,
  objectType,
  option,
  mask: null,
})

const fields: PaymentField[] = [
  field('Amount', 'Decimal'),
  field('Installments', 'Int'),
  field('Reference', 'Long'),
  field('Holder', 'String'),
  field('Bank', 'Dropdown', [
    { id: 1, name: 'Birinci' },
    { id: 'iki', name: 'İkinci' },
  ]),
]
const detail = { Amount: 250.5, Installments: 3, Reference: 12345678901, Holder: 'Ali Veli', Bank: 1 }

function faults(value: unknown) {
  const { error } = detailOf(fields).safeParse(value)
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

it('Scenario: a filled-in form is taken, a dropdown by number or by text', () => {
  expect(detailOf(fields).parse(detail)).toEqual(detail)
  expect(faults({ ...detail, Bank: 'iki' })).toBeUndefined()
})

it('Scenario: every field is required', () => {
  expect(faults({})).toEqual([
    ['Amount', 'required'],
    ['Installments', 'required'],
    ['Reference', 'required'],
    ['Holder', 'required'],
    ['Bank', 'required'],
  ])
})

it.each([
  ['an amount with three decimals', { Amount: 1.005 }, [['Amount', 'not an amount']]],
  ['an amount as text', { Amount: '250' }, [['Amount', 'not a number']]],
  ['half an instalment', { Installments: 1.5 }, [['Installments', 'not a number']]],
  ['a number past what is exact', { Reference: 2 ** 53 }, [['Reference', 'not a number']]],
  ['a bank that was not offered', { Bank: 2 }, [['Bank', 'not an option']]],
  ['an empty holder', { Holder: ' ' }, [['Holder', 'required']]],
  ['a field that was not asked for', { Colour: 'red' }, [['', 'not expected']]],
])('Scenario: %s is refused', (_, change, expected) => {
  expect(faults({ ...detail, ...change })).toEqual(expected)
})

it('Scenario: an amount outside the limits is told though the rest is empty', () => {
  const { error } = detailOf(fields, { min: 100, max: 500 }).safeParse({ Amount: 99 })
  expect(error?.issues[0]).toMatchObject({ path: ['Amount'], message: 'amount at least 100' })
})

it('Scenario: the least and the most that a method takes are taken', () => {
  const amounts = detailOf([field('Amount', 'Decimal')], { min: 100, max: 500 })
  for (const Amount of [100, 500]) expect(amounts.parse({ Amount })).toEqual({ Amount })
})

const masked = (key: string, mask: string | null): PaymentField => ({ ...field(key, 'String'), mask })
const iban = masked('Iban', 'TR## #### #### #### #### #### ##')
const personalNo = masked('PersonalNo', '###########')
const coins = field('Coin', 'Dropdown', [
  { id: 'BTC', name: 'Bitcoin' },
  { id: 'ETH', name: 'Ether' },
])

const read = (described: PaymentField[], value: Record<string, string>) => {
  const { data, error } = detailOf(described).safeParse(value)
  return error ? error.issues.map(({ path, message }) => [path.join('.'), message]) : data
}

it.each([
  ['an account number with one digit mistyped', iban, 'TR33 0006 1005 1978 6457 8413 27', 'not an IBAN'],
  ['an account number that is too short', iban, 'TR33 0006', 'not an IBAN'],
  [
    'a Turkish account number a digit too long',
    masked('Iban', null),
    'TR6800061005197864578413260',
    'not an IBAN',
  ],
  ['a national ID whose tenth digit is wrong', personalNo, '10000000156', 'not a national ID'],
  ['a national ID whose last digit is wrong', personalNo, '10000000147', 'not a national ID'],
  ['a national ID that begins with zero', personalNo, '00000000000', 'not a national ID'],
  [
    'a mistyped card number',
    masked('CardNo', '#### #### #### ####'),
    '4111 1111 1111 1112',
    'not a card number',
  ],
  ['half a voucher', masked('VoucherCode', '****-****-****-****'), 'abcd-1234', 'not complete'],
  ['numbers for an e-mail', field('AccountEmail', 'String'), '1 2 3 4', 'not an e-mail'],
  ['letters for a wallet', field('WalletNo', 'String'), 'wallet', 'digits only'],
  ['a number for a name', field('AccountHolder', 'String'), 'Ali 7', 'not a name'],
  ['a name that is turned round', field('AccountHolder', 'String'), 'Ali \u202eileV', 'unseen signs'],
  ['a bell in any other text', field('Note', 'String'), 'Ali\u0007', 'unseen signs'],
])('Scenario: %s is refused', (_, asked, value, fault) => {
  expect(read([asked], { [asked.key]: value })).toEqual([[asked.key, fault]])
})

it.each([
  [
    'an account number in groups',
    iban,
    '\u200etr33 0006 1005 1978 6457 8413 26',
    'TR330006100519786457841326',
  ],
  ['an account number without its lead', iban, '330006100519786457841326', 'TR330006100519786457841326'],
  [
    'an account number of another country',
    masked('Iban', null),
    'DE89 3704 0044 0532 0130 00',
    'DE89370400440532013000',
  ],
  ['a national ID', personalNo, '10000000146', '10000000146'],
  ['a national ID whose even digits outweigh its odd ones', personalNo, '19090909018', '19090909018'],
  ['a name of two words', field('AccountHolder', 'String'), " Şükrü O'Hara-Öz ", "Şükrü O'Hara-Öz"],
  ['an e-mail', field('AccountEmail', 'String'), ' ali@example.com ', 'ali@example.com'],
])('Scenario: %s is taken as it is kept', (_, asked, value, kept) => {
  expect(read([asked], { [asked.key]: value })).toEqual({ [asked.key]: kept })
})

it('Scenario: coins go only to an address of the coin that was chosen', () => {
  const asked = [coins, field('Address', 'String')]
  const Address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  expect(read(asked, { Coin: 'BTC', Address })).toEqual({ Coin: 'BTC', Address })
  expect(read(asked, { Coin: 'ETH', Address })).toEqual([['Address', 'not a coin address']])
  expect(read(asked, { Coin: 'BTC', Address: 'x' })).toEqual([['Address', 'not a coin address']])
})
