import { expect, it } from 'vitest'
import { detailOf, type PaymentField } from '#contract/payment.ts'

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
