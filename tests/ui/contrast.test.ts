import { describe, expect, test } from 'vitest'
import { contrast, linearRgb, tokens, type Theme } from './read-tokens.ts'

/** WCAG 2.2 AA. */
const TEXT = 4.5
const LINE = 3

const grounds = ['ground', 'raised', 'overlay', 'field']
const texts = ['text-strong', 'text', 'text-quiet', 'action-text', 'positive', 'caution', 'negative']
const across = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const textPairs = [
  ...across(texts, grounds),
  ...across(['on-action'], ['action', 'action-near']),
  ...across(['on-brand'], ['brand']),
  ...across(['on-negative'], ['negative']),
  ...across(['on-art', 'on-art-quiet'], ['art-ground']),
]

const linePairs = across(['line-meaning', 'focus', 'brand', 'brand-front'], grounds)

const colour = (name: string, theme: Theme) => {
  const token = tokens[name]
  if (!token) throw new Error(`tokens.css has no --${name}`)
  return token[theme]
}

describe.each(['dark', 'light'] as const)('The %s theme', (theme) => {
  test.each(textPairs)('Scenario: a player reads --%s on --%s', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(linePairs)('Scenario: a player makes out --%s on --%s', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(LINE)
  })

  test.each(Object.keys(tokens))('Scenario: every screen can show --%s', (name) => {
    for (const part of linearRgb(colour(name, theme))) {
      expect(part).toBeGreaterThan(-0.002)
      expect(part).toBeLessThan(1.002)
    }
  })
})

test('Scenario: black on white is 21, a colour on itself 1', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 2)
  expect(contrast([0.5, 0.1, 20], [0.5, 0.1, 20])).toBe(1)
})
