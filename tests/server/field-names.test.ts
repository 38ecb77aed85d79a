import { describe, expect, test } from 'vitest'
import { paymentMethods } from '#server/seed/payment-methods.ts'
import { registrationForm } from '#contract/auth.ts'
import { sayFault } from '#server/words/field-fault.ts'
import { fieldName } from '#server/words/field-names.ts'

const typed = new Set([
  ...Object.keys(registrationForm.shape),
  ...paymentMethods.flatMap(({ deposit, withdraw }) =>
    [deposit, withdraw].flatMap((terms) => terms?.fields.map(({ key }) => key) ?? []),
  ),
])

describe('what a field is called', () => {
  test.each([...typed])('Scenario: a person who mistypes %s reads its name in both languages', (field) => {
    const [tr, en] = [fieldName('tr', field), fieldName('en', field)]
    expect(tr).not.toMatch(/^[a-z]|[a-z][A-Z]|\d$/)
    expect(en).not.toMatch(/^[a-z]|[a-z][A-Z]|\d$/)
    expect(sayFault('tr', field, 'required')).toBe(`${tr}: bu alan zorunludur.`)
  })

  test('Scenario: a field of a detail is named without what it stands in, an unknown one as it was sent', () => {
    expect(sayFault('tr', 'detail.Amount', 'not valid')).toBe('Tutar: geçerli bir değer girin.')
    expect(sayFault('en', 'skip', 'not valid')).toBe('skip: enter a valid value.')
    expect(fieldName('en', 'constructor')).toBe('constructor')
  })
})
