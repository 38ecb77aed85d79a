import { describe, expect, it } from 'vitest'
import { limitReached } from '#charts/flows/protection.given.ts'
import { failureOf } from '#machines/failure.ts'

describe('failureOf', () => {
  it.each([
    { kind: 'refused', message: 'No.' },
    { kind: 'refused', message: 'No.', field: 'phone' },
    { kind: 'refused', message: 'No.', limit: limitReached },
    { kind: 'no answer' },
    { kind: 'not understood' },
    { kind: 'signed out', message: 'Over.' },
  ])('Scenario: a failure of a call stays what it is: $kind', (failure) => {
    expect(failureOf({ ...failure, extra: 1 })).toEqual(failure)
  })

  it.each([
    new Error('x'),
    'text',
    null,
    undefined,
    7,
    {},
    { kind: 'refused' },
    { kind: 'new', message: 'x' },
  ])('Scenario: anything else is not understood: %s', (error) => {
    expect(failureOf(error)).toEqual({ kind: 'not understood' })
  })

  it('Scenario: a limit that is none is not named', () => {
    expect(failureOf({ kind: 'refused', message: 'No.', limit: { kind: 'deposit' } })).toEqual({
      kind: 'refused',
      message: 'No.',
    })
  })

  it('Scenario: a field that is no text is not named', () => {
    expect(failureOf({ kind: 'refused', message: 'No.', field: 7 })).toEqual({
      kind: 'refused',
      message: 'No.',
    })
  })
})
