import { beforeEach, describe, expect, it } from 'vitest'
import { activate } from '#src/words/lingui.ts'
import { sayFailure } from '#src/words/say-failure.ts'
import { sayFault } from '#src/words/say-fault.ts'

describe('in English', () => {
  beforeEach(() => activate('en'))

  it.each([
    ['at least 5', 'Enter at least 5 characters.'],
    ['at least 1', 'Enter at least 1 character.'],
    ['at most 30', 'Enter at most 30 characters.'],
    ['exactly 11', 'Enter exactly 11 digits.'],
  ])('Scenario: %s is counted in words', (fault, sentence) => {
    expect(sayFault(fault)).toBe(sentence)
  })

  it('Scenario: a call that nobody answered is told as such', () => {
    expect(sayFailure({ kind: 'no answer' })).toMatch(/connection/)
  })
})

describe('in Turkish', () => {
  beforeEach(() => activate('tr'))

  it('Scenario: a missing field is asked for politely', () => {
    expect(sayFault('required')).toBe('Bu alanı doldurun.')
  })

  it("Scenario: the server's own sentence stays as it is", () => {
    expect(sayFault('Bu kullanıcı adı alınmış.')).toBe('Bu kullanıcı adı alınmış.')
    expect(sayFailure({ kind: 'refused', message: 'Kod hatalı.' })).toBe('Kod hatalı.')
  })

  it('Scenario: the key of the blamed field is not read out, and the sentence begins with a Turkish capital', () => {
    const failure = { kind: 'refused', field: 'Iban', message: 'Iban: iki kez yazılmış.' } as const
    expect(sayFailure(failure)).toBe('İki kez yazılmış.')
  })

  it('Scenario: a refusal without words gets the words of the site', () => {
    expect(sayFailure({ kind: 'refused', message: '' })).toBe('İşleminiz yapılamadı. Lütfen yeniden deneyin.')
  })
})
