import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { formatDay } from '#src/words/date.ts'

it.each([
  ['tr', '29 Şubat 1988'],
  ['en', '29 February 1988'],
])('Scenario: a player reads a date of birth in %s, the day first', (locale, written) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect(formatDay('1988-02-29')).toBe(written)
})
