import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { birthDateOf, loginForm, newPassword, registrationForm } from '#contract/auth.ts'
import { phoneUpdate, smsCode } from '#contract/customer.ts'
import { dayOf } from '#contract/day.ts'
import { email, lettersAndDigits, personName } from '#contract/field.ts'
import { money, toMinor, toWire } from '#contract/money.ts'

const fault = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message

const name = personName({ min: 2, max: 100 })
const username = lettersAndDigits({ min: 5, max: 30 })
const address = email({ min: 5, max: 100 })

const person = {
  name: 'Gülşah',
  surname: 'Işık',
  username: 'gulsah34',
  email: 'gulsah@example.com',
  password: 'lale5',
  password2: 'lale5',
  phone: '5321112233',
  PersonalNo: '10000000146',
  birthDateDay: '29',
  birthDateMonth: '02',
  birthDateYear: '1988',
  country: '235',
  trialBonus: true,
}

describe('Scenario: a name is letters, words parted by single spaces', () => {
  it.each(['Ali', 'İbrahim Çağrı', 'Işıl', 'Ali Rıza Öz'])('takes %s', (value) =>
    expect(fault(name, value)).toBeUndefined(),
  )
  it.each(['Ali  Rıza', 'Ali1', 'Ali-Rıza', 'Алия', 'a.b'])('refuses %s', (value) =>
    expect(fault(name, value)).toBe('letters only'),
  )
  it('drops spaces pasted around it', () => expect(name.parse('  Ali Rıza ')).toBe('Ali Rıza'))
})

describe('Scenario: usernames and e-mail addresses', () => {
  it.each(['gül123', 'ali veli', 'ali_veli'])('refuses the username %s', (value) =>
    expect(fault(username, value)).toBe('letters and digits only'),
  )
  it.each(['a@b.co', 'ad.soyad+1@posta.example.com'])('takes the address %s', (value) =>
    expect(fault(address, value)).toBeUndefined(),
  )
  it.each(['a@bcde', 'abcde', 'a b@c.de', 'a@b..co'])('refuses the address %s', (value) =>
    expect(fault(address, value)).toBe('not an e-mail'),
  )
})

describe('Scenario: passwords and codes', () => {
  it('takes a new password from 5 characters on, its spaces kept', () => {
    expect(fault(newPassword, 'abcd')).toBe('at least 5')
    expect(newPassword.parse(' abc ')).toBe(' abc ')
  })
  it('wants exactly six digits of an SMS code', () => {
    expect(fault(smsCode, '123456')).toBeUndefined()
    expect(fault(smsCode, '12345')).toBe('exactly 6')
    expect(fault(smsCode, '12345a')).toBe('digits only')
  })
  it('leaves the code out of step 1 and requires it in step 2', () => {
    expect(phoneUpdate.parse({ step: 1, phone: '905321112233', code: '123456' })).toEqual({
      step: 1,
      phone: '905321112233',
    })
    expect(fault(phoneUpdate, { step: 2, phone: '905321112233' })).toBe('required')
  })
})

describe('Scenario: what keyboards and clipboards make of a text is still the text', () => {
  it.each([
    ['Arabic digits', '٥٣٢١١١٢٢٣٣'],
    ['Persian digits', '۵۳۲۱۱۱۲۲۳۳'],
    ['full-width digits', '５３２１１１２２３３'],
    ['Devanagari digits', '५३२१११२२३३'],
    ['mathematical digits, whose rows have no gap', '𝟻𝟹𝟸𝟷𝟷𝟷𝟸𝟸𝟹𝟹'],
    ['spaces, and a mark that nobody sees', ' 532\u00a0111 22 33\u200e'],
  ])('reads a phone number in %s', (_, typed) =>
    expect(registrationForm.parse({ ...person, phone: typed }).phone).toBe('5321112233'),
  )
  it('puts a letter together that came in pieces', () => {
    expect(name.parse('Gu\u0308ls\u0327ah')).toBe('Gülşah')
    expect(newPassword.parse('s\u0327ifre')).toBe('şifre')
  })
  it('takes a space that does not break for a space', () =>
    expect(name.parse('Ali\u00a0Rıza')).toBe('Ali Rıza'))
  it('knows a username that a Turkish keyboard wrote, and makes none', () => {
    expect(loginForm.parse({ username: 'İRıS', password: 'lale5' }).username).toBe('iRiS')
    expect(fault(username, 'ırıs70')).toBe('letters and digits only')
  })
})

const told = (form: Record<string, string>) =>
  registrationForm.safeParse(form).error?.issues.filter(({ message }) => message !== 'required')

describe('Scenario: what concerns several fields is told though others are empty', () => {
  it('two passwords that differ', () =>
    expect(told({ password: 'lale5', password2: 'lale6' })).toMatchObject([
      { path: ['password2'], message: 'does not match' },
    ]))
  it('a day that was none', () =>
    expect(told({ birthDateDay: '31', birthDateMonth: '02', birthDateYear: '1988' })).toMatchObject([
      { path: ['birthDateDay'], message: 'not a date' },
    ]))
  it('but not before both are there', () => {
    expect(told({ password: 'lale5' })).toEqual([])
    expect(told({ birthDateDay: '31', birthDateMonth: '02' })).toEqual([])
  })
})

const bornSoMany = (years: number, later = 0) => {
  const day = new Date(dayOf(new Date()))
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + later)
  const [birthDateYear = '', birthDateMonth = '', birthDateDay = ''] = day
    .toISOString()
    .slice(0, 10)
    .split('-')
  return { ...person, birthDateYear, birthDateMonth, birthDateDay }
}
const faults = (form: object) =>
  registrationForm.safeParse(form).error?.issues.map(({ path, message }) => [path, message])

describe('Scenario: a whole registration', () => {
  it('is taken with a leap day that was one', () =>
    expect(registrationForm.safeParse(person).success).toBe(true))
  it('blames the second password when the two differ', () => {
    const { error } = registrationForm.safeParse({ ...person, password2: 'lale6' })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['password2'], 'does not match'],
    ])
  })
  it('blames the day when there is no such date', () => {
    const { error } = registrationForm.safeParse({ ...person, birthDateYear: '1987' })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['birthDateDay'], 'not a date'],
    ])
  })
  it('is refused on the last day before the eighteenth birthday, and taken on it', () => {
    expect(faults(bornSoMany(18, 1))).toEqual([[['birthDateYear'], 'under age']])
    expect(faults(bornSoMany(-1))).toEqual([[['birthDateYear'], 'under age']])
    expect(faults(bornSoMany(18))).toBeUndefined()
  })
  it('is taken on the eighteenth birthday as soon as it is midnight in Istanbul', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T20:59:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const born = { ...person, birthDateYear: '2008', birthDateMonth: '11', birthDateDay: '21' }
    expect(faults(born)).toEqual([[['birthDateYear'], 'under age']])
    vi.setSystemTime(new Date('2026-11-20T21:00:00Z'))
    expect(faults(born)).toBeUndefined()
  })
  it('composes the birth date year-month-day', () => expect(birthDateOf(person)).toBe('1988-02-29'))
})

describe('Scenario: money on the wire has two decimals at most', () => {
  it.each([0, 0.01, 0.07, 12345678.9, -3.5, 1e9])('takes %d and brings it back the same', (value) => {
    expect(fault(money, value)).toBeUndefined()
    expect(toWire(toMinor(value))).toBe(value)
  })
  it.each([0.001, 12.345, 1e13, Number.POSITIVE_INFINITY, Number.NaN])('refuses %d', (value) =>
    expect(fault(money, value)).toMatch(/^not an? (amount|number)$/),
  )
  it('refuses numbers written as text', () => expect(fault(money, '10')).toBe('not a number'))
})
