import { expect, test } from 'vitest'
import { badgeText } from '#src/ui/badge-text.ts'

test.each([
  [0, ''],
  [1, '1'],
  [8, '8'],
  [9, '9+'],
  [120, '9+'],
])('Scenario: %i unread notifications show as "%s"', (count, shown) => {
  expect(badgeText(count)).toBe(shown)
})
