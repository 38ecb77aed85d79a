import { describe, expect, test } from 'vitest'
import { sportsAddress } from '#src/flows/sportsbook/sports-address.ts'

const shown = { url: 'https://book.example/sport', token: 't1', language: 'tr', part: 'live' } as const

describe('where the frame of a sportsbook goes', () => {
  test('Scenario: a player is told by the token, a visitor by none', () => {
    expect(sportsAddress(shown)).toBe('https://book.example/sport?token=t1&language=tr&part=live')
    expect(sportsAddress({ ...shown, token: '' })).toBe('https://book.example/sport?language=tr&part=live')
  })

  test('Scenario: what the address asks for itself stays', () => {
    expect(sportsAddress({ ...shown, token: '', url: 'https://book.example/?brand=7' })).toBe(
      'https://book.example/?brand=7&language=tr&part=live',
    )
  })

  test.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', '//book.example', 'https://'])(
    'Scenario: %s is no address',
    (url) => {
      expect(sportsAddress({ ...shown, url })).toBeNull()
    },
  )
})
