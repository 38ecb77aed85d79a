import type { Locator, Page } from '@playwright/test'
import { categories } from '../acts/lobby.ts'
import { rule } from '../grammar.ts'
import { isThere, type Sight } from './looks.ts'

const film = (page: Page) => page.locator('main section:has(video)')

/** What the page shows as chosen, as it should stand in the address. */
async function chosenOn(page: Page) {
  const isCategory = await categories(page)
    .getByRole('button')
    .evaluateAll((all) => {
      const at = all.findIndex((each) => each.getAttribute('aria-pressed') === 'true')
      // The first one is the whole lobby.
      return at > 0
    })
  const provider = await page.locator('search select:visible').inputValue()
  const search = await page.locator('search').getByRole('searchbox').filter({ visible: true }).inputValue()
  return { isCategory, provider, search: search.trim() }
}

const tops = (all: Locator) =>
  all.evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().top)))

export const sightsOfTheLobby: readonly Sight[] = [
  rule(
    'grey placeholders stand in the place of the games, or the games before have faded',
    'oyunların yerinde gri yer tutucular görünür ya da önceki oyunlar soluklaşır',
    async ({ page }) => isThere(page.locator('main section[aria-label][aria-busy=true] > ul')),
  ),
  rule(
    'above them it says how many there are, or how many are shown first',
    'üstlerinde kaç oyun olduğu ya da ilk kaç oyunun gösterildiği yazar',
    async ({ page }) =>
      isThere(
        page
          .locator('main header')
          .getByRole('status')
          .filter({ hasText: /\d+ (?:oyun|games?)/ }),
      ),
  ),
  rule(
    'at the end of the list there is room for the games that come, before the server has answered',
    'sunucu henüz yanıt vermemişken, listenin sonunda gelecek oyunların yeri hazırdır',
    async ({ page }) => isThere(page.locator('main ul[aria-busy=true] > li[aria-hidden]')),
  ),
  rule(
    'the address shows the chosen category, provider and search text',
    'adres, seçilen kategoriyi, sağlayıcıyı ve aranan sözcüğü gösterir',
    async ({ page }) => {
      const { isCategory, provider, search } = await chosenOn(page)
      const { searchParams } = new URL(page.url())
      return (
        searchParams.has('category') === isCategory &&
        (searchParams.get('provider') ?? '') === provider &&
        (searchParams.get('search') ?? '') === search
      )
    },
  ),
  rule(
    'the film stands above the games with its words',
    'oyunların üzerinde, yazılarıyla birlikte film görünür',
    async ({ page }) => isThere(film(page).locator('p').filter({ hasText: /\S/ })),
  ),
  rule(
    'above the games stand slides, not a film',
    'oyunların üzerinde film değil, slaytlar görünür',
    async ({ page }) =>
      (await isThere(page.getByRole('region', { name: /^(?:Öne çıkanlar|Highlights)$/ }))) &&
      !(await isThere(film(page))),
  ),
  rule(
    'grey placeholders stand in the place of the categories',
    'kategorilerin yerinde gri yer tutucular görünür',
    async ({ page }) => (await categories(page).getAttribute('aria-busy')) === 'true',
  ),
  rule(
    'the categories stand in one line above the games',
    'oyunların üzerinde kategoriler tek sırada durur',
    async ({ page }) => {
      const [first, ...others] = await tops(categories(page).getByRole('button'))
      return others.length > 0 && others.every((each) => each === first)
    },
  ),
]
