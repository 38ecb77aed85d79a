import { expect, it } from 'vitest'
import { sayCountries, sayCountry } from '#src/words/country.ts'

const germany = { id: 57, code: 'DE', name: 'Almanya' }
const austria = { id: 13, code: 'AT', name: 'Avusturya' }
const czechia = { id: 56, code: 'CZ', name: 'Çekya' }

it.each([
  ['tr', ['Almanya', 'Avusturya', 'Çekya']],
  ['en', ['Austria', 'Czechia', 'Germany']],
  ['de', ['Deutschland', 'Österreich', 'Tschechien']],
])('Scenario: the countries have their names of %s, in the order of its alphabet', (locale, names) => {
  expect(sayCountries([czechia, germany, austria], locale).map(({ name }) => name)).toEqual(names)
})

it('Scenario: a code that the language has no name for keeps the name that came with it', () => {
  expect(sayCountry({ code: 'QQ', name: 'Bilinmeyen' }, 'en')).toBe('Bilinmeyen')
})
