import { describe, expect, it } from 'vitest'
import { dayOrder } from '#src/words/day-order.ts'
import { readDay, tidyDay, writeDay } from '#src/words/day-text.ts'

/** The field is formatted after each typed character. */
const typed = (signs: string, locale: string) =>
  Array.from(signs).reduce((text, sign) => tidyDay(text + sign, locale), '')

describe('a day in the digits of the language', () => {
  it.each([
    ['tr', ['day', 'month', 'year'], '.', '31.12.2026'],
    ['en', ['day', 'month', 'year'], '/', '31/12/2026'],
    ['de', ['day', 'month', 'year'], '.', '31.12.2026'],
    ['en-US', ['month', 'day', 'year'], '/', '12/31/2026'],
    ['hu', ['year', 'month', 'day'], '.', '2026.12.31'],
    ['ja', ['year', 'month', 'day'], '/', '2026/12/31'],
  ])('Scenario: %s has its own order and sign', (locale, parts, separator, written) => {
    expect(dayOrder(locale)).toEqual({ parts, separator })
    expect(writeDay('2026-12-31', locale)).toBe(written)
    expect(readDay(written, locale)).toBe('2026-12-31')
  })

  it.each([
    ['only digits', '05032026'],
    ['with the sign of the language', '05.03.2026'],
    ['without leading zeros', '5.3.2026'],
    ['with another sign', '5/3/2026'],
    ['with Arabic digits', '٠٥٠٣٢٠٢٦'],
    ['with digits too many', '050320269'],
  ])('Scenario: %s it is the fifth of March', (_how, signs) => {
    expect(typed(signs, 'tr')).toBe('05.03.2026')
    expect(readDay(typed(signs, 'tr'), 'tr')).toBe('2026-03-05')
  })

  it('Scenario: the same digits are another day in the order of another language', () => {
    expect(readDay(typed('05032026', 'en-US'), 'en-US')).toBe('2026-05-03')
  })

  it('Scenario: a day is pasted as programs write it', () => {
    expect(tidyDay(' 2026-03-05 ', 'tr')).toBe('05.03.2026')
  })

  it('Scenario: a sign is taken back, and the next one too', () => {
    expect(tidyDay('05.', 'tr')).toBe('05.')
    expect(tidyDay('05', 'tr')).toBe('05')
    expect(tidyDay('', 'tr')).toBe('')
  })

  it.each(['31.02.2026', '00.01.2026', '01.13.2026', '01.01.0000', '01.01', '01.01.26', ''])(
    'Scenario: %j is no day',
    (text) => expect(readDay(text, 'tr')).toBeNull(),
  )
})
