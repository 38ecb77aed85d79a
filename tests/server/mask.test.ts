import { describe, expect, test } from 'vitest'
import { maskEmail, maskName, maskPersonalNo, maskPhone } from '#server/customer/mask.ts'

describe('what is masked', () => {
  test.each([
    ['ayse.yilmaz@example.com', 'a***@example.com'],
    ['a@example.com', '***@example.com'],
  ])('Scenario: the e-mail %s is shown as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown)
  })

  test.each([
    ['905551112233', '+90 *** *** ** 33'],
    ['4915123456', '+***56'],
  ])('Scenario: the phone %s is shown as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown)
  })

  test('Scenario: of the national ID number two digits are shown', () => {
    expect(maskPersonalNo('12345678901')).toBe('*********01')
  })

  test.each([
    ['Ayşe', 'Ay***'],
    ['Şükrü Can', 'Şü***'],
    ['Ay', 'A***'],
    ['A', '***'],
  ])('Scenario: the name %s is shown as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown)
  })
})
