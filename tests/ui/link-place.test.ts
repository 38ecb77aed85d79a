import { describe, expect, it } from 'vitest'
import { placeOf } from '#src/flows/link/link.provide.ts'

describe('the place that a setting names', () => {
  it.each(['javascript:alert(1)', '//elsewhere.example', 'lale2.example', ''])(
    'Scenario: "%s" is none that a browser is sent to',
    (telegram) => {
      expect(placeOf({ telegram }, 'telegram')).toBeNull()
    },
  )

  it('Scenario: it opens in the same window unless the settings say otherwise', () => {
    const telegram = 'https://t.example/lale'
    expect(placeOf({ telegram }, 'telegram')).toEqual({ address: telegram, apart: false })
    expect(placeOf({ telegram, telegramtarget: 'blank' }, 'telegram')).toMatchObject({ apart: true })
    expect(placeOf({ telegram: '/pages/1' }, 'telegram')).toEqual({ address: '/pages/1', apart: false })
    expect(placeOf({}, 'telegram')).toBeNull()
  })
})
