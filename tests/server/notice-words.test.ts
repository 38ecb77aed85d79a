import { describe, expect, test } from 'vitest'
import { words } from '#server/words/words.ts'

const mark = ' note'
const titles = Object.keys(words.tr)
  .filter((kind) => kind.endsWith(mark))
  .map((kind) => kind.slice(0, -mark.length))

describe('notifications', () => {
  test.each(titles)('Scenario: the heading of "%s" has no full stop, its text has one', (title) => {
    for (const catalogue of Object.values(words)) {
      const said: Record<string, unknown> = catalogue
      expect(said[`${title} title`] ?? said[title]).toMatch(/[^.]$/)
      const note = said[`${title}${mark}`]
      if (typeof note !== 'function') expect(note).toMatch(/\.$/)
      else
        expect(
          note({ amount: 12_000, requirement: 36_000, method: 'Kesecik', title: 'Hediye', answer: '' }),
        ).toMatch(/120.*\.$/)
    }
  })
})
