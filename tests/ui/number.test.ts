import { expect, it } from 'vitest'
import { parseNumber } from '#src/words/number.ts'

it('Scenario: an amount in the digits of another script is the same amount', () => {
  expect(parseNumber('١.٢٣٤,٥٦', 'tr')).toBe(1234.56)
})

it.each([
  ['1.234,56', 1234.56],
  ['1234,56', 1234.56],
  ['12.345.678,9', 12345678.9],
  [' 250 ', 250],
  ['0,5', 0.5],
])('Scenario: a player types %s in Turkish', (typed, meant) => {
  expect(parseNumber(typed, 'tr')).toBe(meant)
})

it.each([
  ['1,234.56', 1234.56],
  ['1234.56', 1234.56],
  ['12,345,678.9', 12345678.9],
])('Scenario: a player types %s in English', (typed, meant) => {
  expect(parseNumber(typed, 'en')).toBe(meant)
})

it.each([
  '1.5',
  '1,234.56',
  '12.34',
  '1.2345',
  '1,2,3',
  'yüz',
  '-5',
  '5-',
  '1e3',
  '',
  ' ',
  ',5',
  '5,',
  '0.123',
])('Scenario: %s could be read in two ways or in none: no amount is guessed in Turkish', (typed) => {
  expect(parseNumber(typed, 'tr')).toBeNaN()
})
