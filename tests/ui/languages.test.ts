import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'
import { formatMoney } from '#contract/format-money.ts'
import { toCsv } from '#src/words/csv.ts'
import { formatDay } from '#src/words/date.ts'
import { activate } from '#src/words/lingui.ts'
import { parseNumber } from '#src/words/number.ts'
import { sayFailure } from '#src/words/say-failure.ts'
import { sayFault } from '#src/words/say-fault.ts'

afterEach(() => activate('tr'))

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  ['tr', '₺12.345.678,90', '20 Kasım 2026', ';'],
  ['en', '₺12,345,678.90', '20 November 2026', ','],
  ['de', '12.345.678,90 ₺', '20. November 2026', ';'],
])('Scenario: money, a day and a table are written as %s writes them', (locale, money, day, between) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect(plain(formatMoney(12_345_678.9, locale))).toBe(money)
  expect(formatDay('2026-11-20')).toBe(day)
  expect(toCsv([['a', 1]], locale)).toContain(`a${between}1`)
})

it.each([
  ['de', '1.234,56'],
  ['fr', '1 234,56'],
  ['fr', '1\u202f234,56'],
  ['pl', '1234,56'],
])('Scenario: an amount is typed as %s writes it: %s', (locale, typed) => {
  expect(parseNumber(typed, locale)).toBe(1234.56)
})

it.each([
  ['tr', 'Tutar: ısrarla iyi', 'Israrla iyi'],
  ['tr', 'Tutar: iyi', 'İyi'],
  ['en', 'Tutar: iyi', 'Iyi'],
])('Scenario: in %s "%s" begins with a capital of the language', async (locale, message, said) => {
  await activate(locale === 'en' ? 'en' : 'tr')
  expect(sayFailure({ kind: 'refused', message, field: 'Tutar' })).toBe(said)
})

it.each([
  ['tr', 1, 'En az 1 karakter yazın.'],
  ['en', 1, 'Enter at least 1 character.'],
  ['en', 2, 'Enter at least 2 characters.'],
] as const)('Scenario: %s counts %i', async (locale, count, said) => {
  await activate(locale)
  expect(sayFault(`at least ${count}`)).toBe(said)
})

it('Scenario: a language that is no longer wanted when its words come is not spoken', async () => {
  const wish = new AbortController()
  const english = activate('en', { signal: wish.signal })
  wish.abort()
  await english
  expect([i18n.locale, document.documentElement.lang]).toEqual(['tr', 'tr'])
})

it('Scenario: a language of the operator says its own words, and English where it has none', async () => {
  await activate('en', { language: 'de', said: {} })
  expect([i18n.locale, document.documentElement.lang]).toEqual(['de', 'de'])
  expect(sayFault('at least 2')).toBe('Enter at least 2 characters.')
})
