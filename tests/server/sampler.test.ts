import { describe, expect, test } from 'vitest'
import { keyedSampler } from '#server/tracing/sampler.ts'

const isRecorded = (secret: string, id: string, ratio = 0.1) => keyedSampler(secret, ratio)(id)
const many = Array.from({ length: 2_000 }, (_, index) => index.toString(16).padStart(32, '0'))
const share = (of: (id: string) => boolean) => many.filter(of).length / many.length

describe('which traces are recorded', () => {
  test('Scenario: about the part that is set, and the same on every node', () => {
    const recorded = share((id) => isRecorded('a secret', id))
    expect(recorded).toBeGreaterThan(0.08)
    expect(recorded).toBeLessThan(0.12)
    expect(share((id) => isRecorded('a secret', id))).toBe(recorded)
    expect(share((id) => isRecorded('a secret', id, 0))).toBe(0)
    expect(share((id) => isRecorded('a secret', id, 1))).toBe(1)
  })

  test('Scenario: somebody sends the id that every plain sampler records: the secret decides', () => {
    const recorded = share((secret) => isRecorded(secret, '1'.padStart(32, '0')))
    expect(recorded).toBeGreaterThan(0.08)
    expect(recorded).toBeLessThan(0.12)
  })
})
