import { describe, expect, test } from 'vitest'
import { decimalOf, minorOfDecimal, minorOfNumber, minorOfUnits } from '#server/world/games/amount.ts'

describe('amounts in the units of a provider', () => {
  test.each([
    ['0', 0],
    ['0.00', 0],
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.05', 1_205],
    ['12.50000', 1_250],
    ['0.01', 1],
    ['999999999999.99', 99_999_999_999_999],
  ])('Scenario: %s is exactly %d kuruş', (text, minor) => expect(minorOfDecimal(text)).toBe(minor))

  test.each([
    '',
    '.5',
    '5.',
    '-1',
    '+1',
    '1,5',
    '1e2',
    ' 1',
    '1 ',
    '0.001',
    '12.505',
    '1000000000000',
    'NaN',
    '٣',
  ])('Scenario: %j is no amount', (text) => expect(minorOfDecimal(text)).toBeNull())

  test.each([
    [0.1 + 0.2, null],
    [0.3, 30],
    [1.15, 115],
    [4.35, 435],
    [1e21, null],
    [1e-7, null],
    [-1, null],
    [Number.NaN, null],
  ])('Scenario: the number %d is %s', (value, minor) => expect(minorOfNumber(value)).toBe(minor))

  test.each([
    [1_000, 1],
    [0, 0],
    [356_000, 356],
    [500, null],
    [-1_000, null],
    [2 ** 53, null],
  ])('Scenario: %d hundred-thousandths are %s', (units, minor) =>
    expect(minorOfUnits(units, 1_000)).toBe(minor),
  )

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_250, '12.50'],
  ])('Scenario: %d kuruş are said as %s', (minor, text) => expect(decimalOf(minor)).toBe(text))
})
