import { expect, it } from 'vitest'
import type { PaymentField } from '#contract/payment.ts'
import { detailSchema } from '#src/flows/payment/detail-schema.ts'

const field = (key: string, objectType: PaymentField['objectType']): PaymentField => ({
  key,
  objectType,
  mask: null,
  option: null,
})
const fields: PaymentField[] = [
  field('Amount', 'Decimal'),
  field('Days', 'Int'),
  field('WalletNo', 'Long'),
  field('Holder', 'String'),
  { ...field('Bank', 'Dropdown'), option: [{ id: 7, name: 'Ege' }] },
  { ...field('Coin', 'Dropdown'), option: [{ id: 'BTC', name: 'Bitcoin' }] },
]
const limits = { min: 50, max: 5000.5 }
const typed = {
  Amount: '1.234,56',
  Days: '30',
  WalletNo: '9007199254740991',
  Holder: ' Ali ',
  Bank: '7',
  Coin: 'BTC',
}

it('Scenario: numbers go out as numbers, a dropdown as its own id, the rest as text', () => {
  expect(detailSchema(fields, limits, 'tr').parse(typed)).toEqual({
    Amount: 1234.56,
    Days: 30,
    WalletNo: 9_007_199_254_740_991,
    Holder: 'Ali',
    Bank: 7,
    Coin: 'BTC',
  })
})

it.each([
  ['nothing typed', {}, 'Amount', 'required'],
  ['an amount of another language', { ...typed, Amount: '1,234.56' }, 'Amount', 'not a number'],
  ['a hundredth too fine', { ...typed, Amount: '1,234' }, 'Amount', 'not an amount'],
  ['less than the method takes', { ...typed, Amount: '49,99' }, 'Amount', 'amount at least 50'],
  ['more than the method takes', { ...typed, Amount: '5.000,51' }, 'Amount', 'amount at most 5000.5'],
  ['half a day', { ...typed, Days: '1,5' }, 'Days', 'not a number'],
  ['a bank that is not offered', { ...typed, Bank: '8' }, 'Bank', 'required'],
  ['only spaces', { ...typed, Holder: '   ' }, 'Holder', 'required'],
])('Scenario: %s is marked at its field', (_what, form, key, kind) => {
  const { error } = detailSchema(fields, limits, 'tr').safeParse(form)
  expect(error?.issues.find(({ path }) => path[0] === key)?.message).toBe(kind)
})
