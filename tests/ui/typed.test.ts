import { expect, test } from 'vitest'
import { registrationForm } from '#contract/auth.ts'
import { changePasswordForm } from '#contract/customer.ts'
import { readForm } from '#src/flows/form/read-form.ts'

const entries = (changes: Record<string, string>) => {
  const form = new FormData()
  const typed = {
    name: 'Gülşah',
    surname: 'Işık',
    username: 'gulsah70',
    email: 'gulsah@example.com',
    password: 'gece-bahcesi',
    password2: 'gece-bahcesi',
    phone: '532 123 45 67',
    PersonalNo: '10000000146',
    birthDateDay: '17',
    birthDateMonth: '05',
    birthDateYear: '1988',
    country: '235',
    ...changes,
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  return form
}

test('Scenario: spaces around what was pasted do not count, except in a password', () => {
  const reading = { schema: registrationForm, masked: ['phone', 'PersonalNo'] }
  const pasted = readForm(
    entries({ name: 'Gülşah ', username: ' gulsah70 ', phone: ' 532 123 45 67 ' }),
    reading,
  )
  expect(pasted).toMatchObject({ status: 'success', value: { name: 'Gülşah', username: 'gulsah70' } })
  const spaced = { password: ' gece-bahcesi', password2: ' gece-bahcesi' }
  expect(readForm(entries(spaced), reading)).toMatchObject({ value: { password: ' gece-bahcesi' } })
})

test('Scenario: the spaces of an old, a new and a repeated password are part of them', () => {
  const typed = { oldPassword: ' gece ', password: ' sabah ', confirmPassword: ' sabah ' }
  expect(readForm(entries(typed), { schema: changePasswordForm })).toMatchObject({ value: typed })
})
