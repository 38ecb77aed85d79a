import { Mask } from 'maska'
import { expect, it } from 'vitest'
import { phoneMask, withoutPrefix } from '#src/flows/form/phone-input.tsx'

const mask = new Mask({ mask: phoneMask })

/** The field is formatted after each typed character. */
const typed = (signs: string) =>
  Array.from(signs).reduce((text, sign) => mask.masked(withoutPrefix(text + sign)), '')
const pasted = (text: string) => mask.masked(withoutPrefix(text))

it.each([
  '532 123 45 67',
  '+90 532 123 45 67',
  '0532 123 45 67',
  '0090 532 123 45 67',
  '90 (0532) 123 45 67',
  '٠٥٣٢ ١٢٣ ٤٥ ٦٧',
])('Scenario: %s is the same number, typed or pasted', (number) => {
  expect([typed(number), pasted(number)]).toEqual(['532 123 45 67', '532 123 45 67'])
})

it('Scenario: what was typed is taken back sign by sign', () => {
  expect(['532', '53', '5', ''].map(pasted)).toEqual(['532', '53', '5', ''])
})
