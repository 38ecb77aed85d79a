import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomId, randomUuid } from '#src/session/random-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** Random bytes of one value. */
const filled = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })

afterEach(() => vi.unstubAllGlobals())

describe('the ids that a browser makes', () => {
  it('Scenario: the page has no secure context: what a browser then has of crypto is enough', () => {
    const whole = crypto
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
    })
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
    expect(randomUuid()).toMatch(uuid)
  })

  it('Scenario: every byte is used, and a UUID says of which version and variant it is', () => {
    vi.stubGlobal('crypto', filled(0xff))
    expect([randomId(), randomUuid()]).toEqual([
      'ffffffffffffffffffffffffffffffff',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ])
    vi.stubGlobal('crypto', filled(0))
    expect([randomId(), randomUuid()]).toEqual([
      '00000000000000000000000000000000',
      '00000000-0000-4000-8000-000000000000',
    ])
  })

  it('Scenario: no two are alike', () => {
    expect(new Set(Array.from({ length: 1_000 }, randomUuid)).size).toBe(1_000)
  })
})
