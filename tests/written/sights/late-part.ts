import { expect, type Page } from '@playwright/test'
import { providers } from '../acts/late-part.ts'
import { rule } from '../grammar.ts'
import type { Sight } from './looks.ts'

/** Milliseconds: the row moves every two seconds. */
const whileItMoves = 6_000

const leftOf = (page: Page) =>
  providers(page)
    .getByRole('listitem')
    .first()
    .evaluate((first) => Math.round(first.getBoundingClientRect().left))

/** Where the row stood when the tester first looked. */
const first = new WeakMap<Page, number>()

export const sightsOfTheLatePart: readonly Sight[] = [
  rule(
    'the row of providers has not moved',
    'sağlayıcıların satırı yerinden oynamamıştır',
    async ({ page }) => {
      const left = await leftOf(page)
      if (!first.has(page)) first.set(page, left)
      return first.get(page) === left
    },
  ),
  rule(
    'the row of providers moves by itself',
    'sağlayıcıların satırı kendiliğinden kayar',
    async ({ page }) => {
      const before = await leftOf(page)
      return expect
        .poll(() => leftOf(page), { timeout: whileItMoves })
        .not.toBe(before)
        .then(
          () => true,
          () => false,
        )
    },
  ),
]
